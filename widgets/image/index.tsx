import { useEffect, useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { useWidget } from '../../src/core';
import { Frame } from '../../src/features/editorial';
import { EnlargeButton, useFullBleed, useLightbox } from '../../src/features/exhibits';
import { Picture, RichText } from '../../src/ui';
import { props, type ImageProps } from './props';
import styles from './image.css';

function Image({
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
  const { note } = useWidget();
  const figure = useRef<HTMLElement>(null);
  const lightbox = useLightbox(image ? [{ ...(largeImage ?? image), alt: image.alt }] : []);
  useFullBleed(figure, isFullBleed);

  const lacksAltText = Boolean(image) && !image?.alt && !isDecorative;
  useEffect(() => {
    if (lacksAltText)
      note(
        'the picture has no alternative text: write what it shows into alt="…", or set data-is-decorative if it tells nothing',
      );
  }, [lacksAltText, note]);

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
            {isZoomable && <EnlargeButton {...lightbox.buttonProps(0)} />}
          </div>
          {(caption || credit) && (
            <figcaption className="inlay-image__caption">
              <RichText content={caption} />
              {credit && <span className="inlay-image__credit">{credit}</span>}
            </figcaption>
          )}
        </figure>
      )}
      {lightbox.dialog}
    </Frame>
  );
}

export default defineWidget({
  name: 'image',
  description: 'An image with caption and credit, which visitors can enlarge.',
  reserve: 'calc(56.25% + 3rem)',
  props,
  styles,
  component: Image,
});
