import { info, negative, positive, type IconPath } from '../icon/paths';

export type Tone = 'info' | 'positive' | 'warning' | 'negative';

const warning: IconPath = { d: 'M12 4 2.8 20h18.4zm0 5.8v5m0 2.2v.8' };

/** What stands beside the words, so that colour is never the only sign. */
export const toneIcons = { info, positive, warning, negative };
