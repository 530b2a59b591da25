import { useState } from 'react';
import { InlayError, defineWidget } from '../../src/contract';
import { Frame } from '../../src/features/editorial';
import { EmbedFrame, serverContentOf, useEmbedCode } from '../../src/features/embeds';
import { VideoPlayer, hasVideo, ServerVideo } from '../../src/features/media';
import { Transcript } from '../../src/features/transcripts';
import { wordsOf } from '../../src/ui';
import { props, type InlineVideoProps } from './props';
import styles from './inline-video.css';

function InlineVideo({
  eyebrow,
  displayNumber,
  title,
  description,
  video,
  size,
  transcript,
  collapseTopSpace,
  collapseBottomSpace,
  backgroundTheme,
  ...videoProps
}: InlineVideoProps) {
  const embed = useEmbedCode(video);
  const serverContent = serverContentOf(video);
  const [broken, setBroken] = useState<string>();
  // Without a video, the server's content is more useful than an empty player.
  if (broken) throw new InlayError(`inline-video: ${broken}`);
  return (
    <Frame
      className="inlay-inline-video"
      head={{ eyebrow, displayNumber, title, description, size: 'small' }}
      fillIn={!embed && !serverContent && !hasVideo(videoProps) && 'videoId, mp4Id, video'}
      collapseTopSpace={collapseTopSpace}
      collapseBottomSpace={collapseBottomSpace}
      backgroundTheme={backgroundTheme}
    >
      <div className="inlay-inline-video__box" data-size={size}>
        {embed ? (
          <EmbedFrame {...embed} title={wordsOf(title) ?? embed.title} />
        ) : serverContent ? (
          <ServerVideo className="inlay-inline-video__own" content={serverContent} />
        ) : (
          <VideoPlayer {...videoProps} title={wordsOf(title)} onFail={setBroken} />
        )}
        {transcript && <Transcript content={transcript} />}
      </div>
    </Frame>
  );
}

export default defineWidget({
  name: 'inline-video',
  description: 'A video within a text, with captions and transcript.',
  reserve: { narrow: 'calc(56.25% + 13rem)', wide: 'calc(56.25% + 11rem)' },
  props,
  styles,
  component: InlineVideo,
});
