import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import { Carousel } from '../../src/features/carousel';
import { Frame, ModuleHead } from '../../src/features/editorial';
import { EnlargeButton, Exhibit, useLightbox } from '../../src/features/exhibits';
import { wordsOf } from '../../src/ui';
import { messages } from './messages';
import { props, type ExhibitCarouselProps } from './props';
import styles from './exhibit-carousel.css';

function ExhibitCarousel({ eyebrow, title, description, slides, isZoomable, ...frame }: ExhibitCarouselProps) {
  const t = useText(messages);
  const titles = slides.map((exhibit) => wordsOf(exhibit.title));
  const lightbox = useLightbox(
    slides.map(({ exhibitImage }) => exhibitImage),
    titles,
  );
  return (
    <Frame className="inlay-exhibit-carousel" fillIn={!slides.length && 'slides'} {...frame}>
      <ModuleHead eyebrow={eyebrow} title={title} description={description} />
      <Carousel
        label={wordsOf(title) ?? t('label')}
        slides={slides.map((exhibit, index) => ({
          name: titles[index],
          content: (
            <Exhibit
              exhibit={exhibit}
              level={title ? 3 : 2}
              priority={index === 0}
              overlay={isZoomable && <EnlargeButton {...lightbox.buttonProps(index)} />}
            />
          ),
        }))}
        visibleSlide={lightbox.current}
      />
      {lightbox.dialog}
    </Frame>
  );
}

export default defineWidget({
  name: 'exhibit-carousel',
  description: 'A carousel of the exhibits of one study, each with its number and source.',
  reserve: { narrow: '39.5rem', wide: 'calc(57% + 19rem)' },
  props,
  messages,
  styles,
  component: ExhibitCarousel,
});
