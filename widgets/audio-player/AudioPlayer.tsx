import { useText } from '../../src/core';
import { Frame } from '../../src/features/editorial';
import { EmbedFrame } from '../../src/features/embeds';
import { AudioPlayer as Player, mediaMessages } from '../../src/features/media';
import { RichText } from '../../src/ui';
import type { AudioPlayerProps } from './props';
import { soundOf } from './source';

export function AudioPlayer(props: AudioPlayerProps) {
  const { mediaLabel, displayNumber, title, description, height, transcript, collapseTopSpace, collapseBottomSpace, backgroundTheme } = props;
  const t = useText(mediaMessages);
  const sound = soundOf(props);
  return (
    <Frame
      className="inlay-audio-player"
      head={{ eyebrow: mediaLabel ?? t('audio'), displayNumber, title, description, size: 'small' }}
      fillIn={!sound && 'mp3Id, trackId, clipUrl'}
      collapseTopSpace={collapseTopSpace}
      collapseBottomSpace={collapseBottomSpace}
      backgroundTheme={backgroundTheme}
    >
      {sound?.from === 'file' && <Player key={sound.src} src={sound.src} title={title} />}
      {sound?.from === 'platform' && <EmbedFrame key={sound.src} provider="audio" src={sound.src} isLookedUp={sound.isLookedUp} title={title} height={height} />}
      {transcript && (
        <details className="inlay-audio-player__transcript">
          <summary className="inlay-audio-player__summary">{t('transcript')}</summary>
          <RichText content={transcript} />
        </details>
      )}
    </Frame>
  );
}
