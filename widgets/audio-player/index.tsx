import { defineWidget, type Content } from '../../src/contract';
import { useText } from '../../src/core';
import { Frame } from '../../src/features/editorial';
import { addressOf, EmbedFrame, useEmbedCode } from '../../src/features/embeds';
import { AudioPlayer as Player, fileAddress, mediaMessages } from '../../src/features/media';
import { Transcript } from '../../src/features/transcripts';
import { wordsOf } from '../../src/ui';
import { props, type AudioPlayerProps } from './props';
import styles from './audio-player.css';

function AudioPlayer(props: AudioPlayerProps) {
  const {
    mediaLabel,
    displayNumber,
    title,
    description,
    height,
    transcript,
    collapseTopSpace,
    collapseBottomSpace,
    backgroundTheme,
  } = props;
  const t = useText(mediaMessages);
  const sound = soundOf(props);
  const embed = useEmbedCode(props.audio);
  return (
    <Frame
      className="inlay-audio-player"
      head={{ eyebrow: mediaLabel ?? t('audio'), displayNumber, title, description, size: 'small' }}
      fillIn={!sound && !embed && 'mp3Id, trackId, clipUrl'}
      collapseTopSpace={collapseTopSpace}
      collapseBottomSpace={collapseBottomSpace}
      backgroundTheme={backgroundTheme}
    >
      {sound?.from === 'file' && <Player key={sound.src} src={sound.src} title={wordsOf(title)} />}
      {sound?.from === 'platform' && (
        <EmbedFrame
          key={sound.src}
          provider="audio"
          src={sound.src}
          isLookedUp={sound.isLookedUp}
          title={wordsOf(title)}
          height={height}
        />
      )}
      {!sound && embed && <EmbedFrame {...embed} title={wordsOf(title) ?? embed.title} />}
      {transcript && <Transcript content={transcript} />}
    </Frame>
  );
}

type Sound = { from: 'file'; src: string } | { from: 'platform'; src: string; isLookedUp: boolean };

/** The audio source: a file first, then a track, then a clip to look up. */
function soundOf({ audio, mp3Id, trackId, clipUrl }: AudioPlayerProps): Sound | undefined {
  const file = fileAddress(mp3Id) ?? serverSource(audio);
  if (file) return { from: 'file', src: file };
  if (trackId) return { from: 'platform', src: addressOf('audio', trackId), isLookedUp: false };
  return clipUrl ? { from: 'platform', src: clipUrl, isLookedUp: true } : undefined;
}

/** The file of the server-rendered player, which this widget replaces. */
function serverSource(content: Content | undefined): string | undefined {
  if (content?.kind !== 'live') return undefined;
  const { element } = content;
  const player = element.matches('audio') ? element : element.querySelector('audio');
  return fileAddress(
    player?.getAttribute('src') ?? player?.querySelector('source[src]')?.getAttribute('src') ?? undefined,
  );
}

export default defineWidget({
  name: 'audio-player',
  description:
    'An audio player for a recording from the media library or an audio platform, with speed control and a transcript.',
  reserve: { narrow: '22rem', wide: '20rem' },
  props,
  styles,
  component: AudioPlayer,
});
