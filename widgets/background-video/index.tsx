import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead } from '../../src/features/editorial';
import { BackgroundVideo as MovingPicture, sourcesOf } from '../../src/features/media';
import { useUniqueId } from '../../src/ui';
import { props, type BackgroundVideoProps } from './props';
import styles from './background-video.css';

function BackgroundVideo({
  eyebrow,
  title,
  description,
  callToActionLinks,
  videoId,
  mp4Id,
  webmId,
  oggId,
  poster,
  ...frame
}: BackgroundVideoProps) {
  const id = useUniqueId();
  const sources = sourcesOf({ mp4Id, webmId, oggId });
  const hasWords = Boolean(eyebrow ?? title ?? description) || callToActionLinks.length > 0;
  return (
    <Frame
      className="inlay-background-video"
      title={title}
      titleId={id}
      fillIn={!sources.length && !videoId && !poster && 'mp4Id, videoId, poster'}
      {...frame}
    >
      <div className="inlay-background-video__scene">
        <MovingPicture sources={sources} videoId={videoId} poster={poster} />
        {hasWords && (
          <div className="inlay-background-video__words" data-theme="dark">
            <ModuleHead eyebrow={eyebrow} title={title} description={description} id={id}>
              <Actions links={callToActionLinks} />
            </ModuleHead>
          </div>
        )}
      </div>
    </Frame>
  );
}

export default defineWidget({
  name: 'background-video',
  description: 'Text over a silent background video, with a pause button.',
  reserve: 'max(24rem, 56.25%)',
  props,
  styles,
  component: BackgroundVideo,
});
