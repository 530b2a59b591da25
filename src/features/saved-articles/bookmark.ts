import type { IconPath } from '../../ui';

export const bookmark: IconPath = { d: 'M6 4h12v16.5l-6-4.5-6 4.5z' };
export const bookmarkSolid: IconPath = { d: 'M6 4h12v16.5l-6-4.5-6 4.5z', isSolid: true };
