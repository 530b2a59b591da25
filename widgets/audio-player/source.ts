import type { Content } from '../../src/contract';
import { addressOf } from '../../src/features/embeds';
import { fileAddress } from '../../src/features/media';
import type { AudioPlayerProps } from './props';

export type Sound = { from: 'file'; src: string } | { from: 'platform'; src: string; isLookedUp: boolean };

/** What there is to hear: a file first, then a track, then a clip to look up. */
export function soundOf({ audio, mp3Id, trackId, clipUrl }: AudioPlayerProps): Sound | undefined {
  const file = fileAddress(mp3Id) ?? writtenSource(audio);
  if (file) return { from: 'file', src: file };
  if (trackId) return { from: 'platform', src: addressOf('audio', trackId), isLookedUp: false };
  return clipUrl ? { from: 'platform', src: clipUrl, isLookedUp: true } : undefined;
}

/** The file of the server's own player, which ours takes the place of. */
function writtenSource(content: Content | undefined): string | undefined {
  if (content?.kind !== 'live') return undefined;
  const { element } = content;
  const player = element.matches('audio') ? element : element.querySelector('audio');
  return fileAddress(player?.getAttribute('src') ?? player?.querySelector('source[src]')?.getAttribute('src') ?? undefined);
}
