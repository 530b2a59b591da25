import { useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { Frame } from '../../src/features/editorial';
import { PastedEmbed } from '../../src/features/embeds';
import { useFullBleed } from '../../src/features/exhibits';
import { BackgroundVideo, sourcesOf } from '../../src/features/media';
import { Picture, RichText, useMedia } from '../../src/ui';
import { props, type FullBleedMediaProps } from './props';
import styles from './full-bleed-media.css';

function FullBleedMedia(props: FullBleedMediaProps) {
  const { image, mobileImage, embedCode, size, caption, collapseTopSpace, collapseBottomSpace, backgroundTheme } =
    props;
  const figure = useRef<HTMLElement>(null);
  useFullBleed(figure, true);
  const isMobile = useMedia('(max-width: 767.98px)');
  const isTablet = useMedia('(max-width: 1023.98px)');
  const sources = sourcesFor(props, isMobile ? 'mobile' : isTablet ? 'tablet' : 'desktop');

  return (
    <Frame
      className="inlay-full-bleed-media"
      fillIn={!image && !sources.length && !embedCode && 'image, mp4Id, embedCode'}
      collapseTopSpace={collapseTopSpace}
      collapseBottomSpace={collapseBottomSpace}
      backgroundTheme={backgroundTheme}
    >
      <figure ref={figure} className="inlay-full-bleed-media__figure" data-size={size}>
        {embedCode ? (
          <PastedEmbed content={embedCode} />
        ) : sources.length > 0 ? (
          <BackgroundVideo sources={sources} poster={isMobile ? (mobileImage ?? image) : image} />
        ) : (
          image && <Picture image={image} narrow={mobileImage} />
        )}
        {caption && (
          <figcaption className="inlay-full-bleed-media__caption">
            <RichText content={caption} />
          </figcaption>
        )}
      </figure>
    </Frame>
  );
}

export type Device = 'mobile' | 'tablet' | 'desktop';

type Source = ReturnType<typeof sourcesOf>[number];

/** The video for a device, or that of the next larger one. */
export function sourcesFor(props: FullBleedMediaProps, device: Device): readonly Source[] {
  const sourcesByDevice = {
    mobile: sourcesOf({ mp4Id: props.mobileMp4Id, webmId: props.mobileWebmId, oggId: props.mobileOggId }),
    tablet: sourcesOf({ mp4Id: props.tabletMp4Id, webmId: props.tabletWebmId, oggId: props.tabletOggId }),
    desktop: sourcesOf(props),
  };
  const order: Device[] = ['mobile', 'tablet', 'desktop'];
  return (
    order
      .slice(order.indexOf(device))
      .map((device) => sourcesByDevice[device])
      .find((sources) => sources.length > 0) ?? []
  );
}

export default defineWidget({
  name: 'full-bleed-media',
  description: 'A full-width image or silent video, with a version for each device.',
  reserve: 'clamp(15rem, 34vw, 32rem)',
  props,
  styles,
  component: FullBleedMedia,
});
