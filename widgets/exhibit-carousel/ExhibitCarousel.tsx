import { useText } from '../../src/core';
import { Carousel } from '../../src/features/carousel';
import { Frame, ModuleHead } from '../../src/features/editorial';
import { Exhibit } from '../../src/features/exhibits';
import { useUniqueId, wordsOf } from '../../src/ui';
import { messages } from './messages';
import type { ExhibitCarouselProps } from './props';

export function ExhibitCarousel({ eyebrow, title, description, slides, ...frame }: ExhibitCarouselProps) {
  const t = useText(messages);
  const id = useUniqueId();
  return (
    <Frame className="inlay-exhibit-carousel" fillIn={!slides.length && 'slides'} {...frame}>
      <ModuleHead eyebrow={eyebrow} title={title} description={description} id={id} />
      <Carousel
        label={title ? undefined : t('label')}
        labelledBy={title && id}
        slides={slides.map((exhibit, index) => ({
          name: wordsOf(exhibit.title),
          content: <Exhibit exhibit={exhibit} level={title ? 3 : 2} priority={index === 0} />,
        }))}
      />
    </Frame>
  );
}
