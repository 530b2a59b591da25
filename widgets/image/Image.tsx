import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Image as ImageFile } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { Frame } from '../../src/features/editorial';
import { Enlarged, useFullBleed } from '../../src/features/exhibits';
import { Button, icons, Picture, RichText } from '../../src/ui';
import { messages } from './messages';
import type { ImageProps } from './props';

export function Image({ image, mobileImage, largeImage, caption, credit, isZoomable, isDecorative, isFullBleed, ...frame }: ImageProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const figure = useRef<HTMLElement>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  useFullBleed(figure, isFullBleed);

  const lacksWords = Boolean(image) && !image?.alt && !isDecorative;
  useEffect(() => {
    if (lacksWords) note('the picture has no alternative text: write what it shows into alt="…", or set data-is-decorative if it tells nothing');
  }, [lacksWords, note]);

  return (
    <Frame className="inlay-image" fillIn={!image && 'image'} {...frame}>
      {image && (
        <figure ref={figure} className="inlay-image__figure" data-bleed={isFullBleed || undefined}>
          <div className="inlay-image__picture">
            <Picture image={isDecorative ? { ...image, alt: '' } : image} narrow={mobileImage} />
            {isZoomable && <Button className="inlay-image__enlarge" variant="quiet" icon={icons.expand} aria-label={t('enlarge')} onClick={() => setEnlarged(true)} />}
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
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard */}
          <div className="inlay-image__large" role="region" aria-label={t('picture')} tabIndex={0} style={{ '--_inlay-image-ratio': ratioOf(largeImage ?? image) } as CSSProperties}>
            <Picture className="inlay-image__whole" image={{ ...(largeImage ?? image), alt: image.alt }} priority />
          </div>
        </Enlarged>
      )}
    </Frame>
  );
}

function ratioOf({ width, height }: ImageFile): number | undefined {
  return width && height ? width / height : undefined;
}
