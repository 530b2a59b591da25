import type { CSSProperties } from 'react';
import type { Story } from './story';

/** The room that a story's media will take, kept until they are there. */
export function roomFor({ media, height, desktopOverrideHeight, desktopPaddingPercentage, paddingPercentage }: Story): CSSProperties {
  if (media === 'bespoke') return { blockSize: height };
  if (media === 'ceros') return desktopOverrideHeight ? { blockSize: desktopOverrideHeight } : { aspectRatio: `100 / ${desktopPaddingPercentage}` };
  return { aspectRatio: media === 'flourish' ? `100 / ${paddingPercentage}` : '16 / 9' };
}
