import type { ReactNode } from 'react';
import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import { Carousel } from '../../src/features/carousel';
import { Frame, ModuleHead } from '../../src/features/editorial';
import { EnlargeButton, useLightbox } from '../../src/features/exhibits';
import { Picture, RichText, wordsOf } from '../../src/ui';
import { messages } from './messages';
import { props, type ImageCarouselProps, type ImageSlide } from './props';
import { slidesPerView } from './slides-per-view';
import styles from './image-carousel.css';

const SPEED = 600;

function ImageCarousel({ eyebrow, title, description, slides, showDots, isZoomable, ...frame }: ImageCarouselProps) {
  const t = useText(messages);
  const lightbox = useLightbox(
    slides.map(({ image, largeImage }) => image && { ...(largeImage ?? image), alt: image.alt }),
  );
  return (
    <Frame className="inlay-image-carousel" fillIn={!slides.length && 'slides'} {...frame}>
      <ModuleHead eyebrow={eyebrow} title={title} description={description} />
      <Carousel
        label={wordsOf(title) ?? t('label')}
        slides={slides.map((slide, index) => ({
          content: (
            <Slide {...slide} isFirst={index === 0}>
              {isZoomable && <EnlargeButton {...lightbox.buttonProps(index)} />}
            </Slide>
          ),
        }))}
        visibleSlide={lightbox.current}
        speed={SPEED}
        perView={slidesPerView}
        dots={showDots}
      />
      {lightbox.dialog}
    </Frame>
  );
}

interface SlideProps extends ImageSlide {
  isFirst: boolean;
  /** Rendered over the image. */
  children: ReactNode;
}

function Slide({ image, caption, credit, isFirst, children }: SlideProps) {
  return (
    <figure className="inlay-image-carousel__slide">
      {image && (
        <div className="inlay-image-carousel__picture">
          <Picture isWhole image={image} priority={isFirst} />
          {children}
        </div>
      )}
      {(caption || credit) && (
        <figcaption className="inlay-image-carousel__caption">
          <RichText content={caption} />
          {credit && <span className="inlay-image-carousel__credit">{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}

export default defineWidget({
  name: 'image-carousel',
  description: 'A carousel of images with captions. Part of the next image is visible.',
  reserve: { narrow: '30rem', wide: 'calc(47% + 12.5rem)' },
  props,
  messages,
  styles,
  component: ImageCarousel,
});
