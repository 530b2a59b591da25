import { useText } from '../../src/core';
import { Carousel } from '../../src/features/carousel';
import { Frame } from '../../src/features/editorial';
import { HeroSlide } from './HeroSlide';
import { messages } from './messages';
import type { HeroCarouselProps } from './props';

export function HeroCarousel({ label, slides, autoplay, showDots, ...frame }: HeroCarouselProps) {
  const t = useText(messages);
  return (
    <Frame className="inlay-hero-carousel" fillIn={!slides.length && 'slides'} {...frame}>
      <Carousel
        label={label ?? t('label')}
        slides={slides.map((slide, index) => ({ name: slide.title, content: <HeroSlide {...slide} isFirst={index === 0} /> }))}
        autoplay={autoplay}
        dots={showDots}
      />
    </Frame>
  );
}
