import { useEffect, useRef, useState } from 'react';
import type { Image as ImageFile } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { Frame } from '../../src/features/editorial';
import { Enlarged, loadZoom, useFullBleed } from '../../src/features/exhibits';
import { Button, icons, Picture, RichText, useDeferred } from '../../src/ui';
import { messages } from './messages';
import type { ImageProps } from './props';

export function Image({
  image,
  mobileImage,
  largeImage,
  caption,
  credit,
  isZoomable,
  isDecorative,
  isFullBleed,
  ...frame
}: ImageProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const figure = useRef<HTMLElement>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  useFullBleed(figure, isFullBleed);

  const lacksWords = Boolean(image) && !image?.alt && !isDecorative;
  useEffect(() => {
    if (lacksWords)
      note(
        'the picture has no alternative text: write what it shows into alt="…", or set data-is-decorative if it tells nothing',
      );
  }, [lacksWords, note]);

  return (
    <Frame className="inlay-image" fillIn={!image && 'image'} {...frame}>
      {image && (
        <figure
          ref={figure}
          className="inlay-image__figure"
          role={isDecorative && !caption && !credit ? 'presentation' : undefined}
          data-bleed={isFullBleed || undefined}
        >
          <div className="inlay-image__picture">
            <Picture isWhole image={isDecorative ? { ...image, alt: '' } : image} narrow={mobileImage} />
            {isZoomable && (
              <Button
                className="inlay-image__enlarge"
                variant="quiet"
                icon={icons.expand}
                aria-label={t('enlarge')}
                onClick={() => setEnlarged(true)}
              />
            )}
          </div>
          {(caption || credit) && (
            <figcaption className="inlay-image__caption">
              <RichText content={caption} />
              {credit && <span className="inlay-image__credit">{credit}</span>}
            </figcaption>
          )}
        </figure>
      )}
      {image && isEnlarged && (
        <Enlarged title={t('picture')} onClose={() => setEnlarged(false)}>
          <Zoomable image={{ ...(largeImage ?? image), alt: image.alt }} label={t('picture')} />
        </Enlarged>
      )}
    </Frame>
  );
}

/** Until the zoom is there the picture is. */
function Zoomable({ image, label }: { image: ImageFile; label: string }) {
  const Zoom = useDeferred(loadZoom)?.Zoom;
  const container = useRef<HTMLDivElement>(null);
  const ratio = image.width && image.height ? image.width / image.height : undefined;
  const [measured, setMeasured] = useState<number>();
  // Without size attributes, measure the loaded file.
  useEffect(() => {
    const file = container.current?.querySelector('img');
    const measure = () => file?.naturalHeight && setMeasured(file.naturalWidth / file.naturalHeight);
    measure();
    file?.addEventListener('load', measure);
    return () => file?.removeEventListener('load', measure);
  }, [Zoom]);
  const img = <Picture className="inlay-image__whole" image={image} priority />;
  return (
    <div ref={container}>
      {Zoom ? (
        <Zoom label={label} ratio={ratio ?? measured ?? 1.5}>
          {img}
        </Zoom>
      ) : (
        img
      )}
    </div>
  );
}
