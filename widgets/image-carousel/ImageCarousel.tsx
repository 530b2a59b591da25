import { useText } from '../../src/core';
import { Carousel } from '../../src/features/carousel';
import { Frame, ModuleHead } from '../../src/features/editorial';
import { Picture, RichText, useUniqueId } from '../../src/ui';
import { messages } from './messages';
import { slidesPerView } from './slides-per-view';
import type { ImageCarouselProps, ImageSlide } from './props';

const SPEED = 600;

export function ImageCarousel({ eyebrow, title, description, slides, showDots, ...frame }: ImageCarouselProps) {
  const t = useText(messages);
  const id = useUniqueId();
  return (
    <Frame className="inlay-image-carousel" fillIn={!slides.length && 'slides'} {...frame}>
      <ModuleHead eyebrow={eyebrow} title={title} description={description} id={id} />
      <Carousel
        label={title ? undefined : t('label')}
        labelledBy={title && id}
        slides={slides.map((slide, index) => ({ content: <Slide {...slide} isFirst={index === 0} /> }))}
        speed={SPEED}
        perView={slidesPerView}
        dots={showDots}
      />
    </Frame>
  );
}

function Slide({ image, caption, credit, isFirst }: ImageSlide & { isFirst: boolean }) {
  return (
    <figure className="inlay-image-carousel__slide">
      {image && <Picture isWhole image={image} priority={isFirst} />}
      {(caption || credit) && (
        <figcaption className="inlay-image-carousel__caption">
          <RichText content={caption} />
          {credit && <span className="inlay-image-carousel__credit">{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
