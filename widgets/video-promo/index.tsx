import { useEffect } from 'react';
import { defineWidget } from '../../src/contract';
import { safeLink, useWidget } from '../../src/core';
import { Frame, ModuleHead } from '../../src/features/editorial';
import { VideoPlayer, hasVideo } from '../../src/features/media';
import { LinkList, useUniqueId, wordsOf } from '../../src/ui';
import { props, type VideoPromoProps } from './props';
import styles from './video-promo.css';

/** Without a video, only the text and the link are shown. */
function VideoPromo({
  title,
  description,
  readMoreLink,
  videoSize,
  collapseTopSpace,
  collapseBottomSpace,
  backgroundTheme,
  ...videoProps
}: VideoPromoProps) {
  const id = useUniqueId();
  const { note } = useWidget();
  const isPlayable = hasVideo(videoProps);
  const links = readMoreLink && safeLink(readMoreLink.url) ? [readMoreLink] : [];
  const isEmpty = !isPlayable && !title && !description && !links.length;
  useEffect(() => {
    if (!isPlayable && !isEmpty) note('there is no video: fill in videoId');
  }, [isPlayable, isEmpty, note]);

  return (
    <Frame
      className="inlay-video-promo"
      title={title}
      titleId={id}
      fillIn={isEmpty && 'videoId, title'}
      collapseTopSpace={collapseTopSpace}
      collapseBottomSpace={collapseBottomSpace}
      backgroundTheme={backgroundTheme}
    >
      <div className="inlay-video-promo__columns" data-size={videoSize}>
        <div className="inlay-video-promo__box">
          <ModuleHead title={title} description={description} size="small" id={id} />
          {isPlayable && <VideoPlayer {...videoProps} title={wordsOf(title)} hasCaptionsOn />}
          <LinkList links={links} layout="row" />
        </div>
      </div>
    </Frame>
  );
}

export default defineWidget({
  name: 'video-promo',
  description: 'A video with a title, a sentence and a link.',
  reserve: { narrow: 'calc(56.25% + 13rem)', wide: 'calc(37.5% + 13rem)' },
  props,
  styles,
  component: VideoPromo,
});
