import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import { Carousel } from '../../src/features/carousel';
import { Actions, Frame, ModuleHead } from '../../src/features/editorial';
import { Picture, wordsOf } from '../../src/ui';
import { messages } from './messages';
import { props, type HeroCarouselProps, type HeroSlide as Slide } from './props';
import styles from './hero-carousel.css';

function HeroCarousel({ label, slides, autoplay, showDots, ...frame }: HeroCarouselProps) {
  const t = useText(messages);
  return (
    <Frame className="inlay-hero-carousel" fillIn={!slides.length && 'slides'} {...frame}>
      <Carousel
        label={label ?? t('label')}
        slides={slides.map((slide, index) => ({
          name: wordsOf(slide.title),
          content: <HeroSlide {...slide} isFirst={index === 0} />,
        }))}
        autoplay={autoplay}
        dots={showDots}
      />
    </Frame>
  );
}

function HeroSlide({
  eyebrow,
  title,
  description,
  image,
  mobileImage,
  callToActionLinks,
  isFirst,
}: Slide & { isFirst: boolean }) {
  return (
    <article className="inlay-hero-carousel__slide">
      {image && (
        <Picture
          className="inlay-hero-carousel__picture"
          image={image}
          narrow={mobileImage}
          ratio="var(--_inlay-hero-carousel-ratio)"
          priority={isFirst}
        />
      )}
      <div className="inlay-hero-carousel__words">
        <ModuleHead eyebrow={eyebrow} title={title} description={description} size="large">
          <Actions links={callToActionLinks} variant="buttons" />
        </ModuleHead>
      </div>
    </article>
  );
}

export default defineWidget({
  name: 'hero-carousel',
  description: 'A hero carousel with several stories.',
  load: 'eager',
  reserve: { narrow: '35rem', wide: '39rem' },
  props,
  messages,
  styles,
  component: HeroCarousel,
});
