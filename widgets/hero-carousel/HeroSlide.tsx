import { Actions, ModuleHead } from '../../src/features/editorial';
import { Picture } from '../../src/ui';
import type { HeroSlide as Slide } from './props';

export function HeroSlide({ eyebrow, title, description, image, mobileImage, callToActionLinks, isFirst }: Slide & { isFirst: boolean }) {
  return (
    <article className="inlay-hero-carousel__slide">
      {image && <Picture className="inlay-hero-carousel__picture" image={image} narrow={mobileImage} ratio="var(--_inlay-hero-carousel-ratio)" priority={isFirst} />}
      <div className="inlay-hero-carousel__words">
        <ModuleHead eyebrow={eyebrow} title={title} description={description} size="large">
          <Actions links={callToActionLinks} variant="buttons" />
        </ModuleHead>
      </div>
    </article>
  );
}
