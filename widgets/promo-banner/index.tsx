import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead, Split } from '../../src/features/editorial';
import { Picture, useUniqueId } from '../../src/ui';
import { props, type PromoBannerProps } from './props';
import styles from './promo-banner.css';

function PromoBanner({
  eyebrow,
  url,
  title = url?.text,
  description,
  standardImage,
  callToActionLinks,
  imagePlacement,
  ...frame
}: PromoBannerProps) {
  const id = useUniqueId();
  return (
    <Frame
      className="inlay-promo-banner"
      title={title}
      titleId={id}
      fillIn={!title && !description && 'title, description'}
      {...frame}
    >
      <Split
        share={5}
        placement={imagePlacement}
        media={
          standardImage && <Picture className="inlay-promo-banner__picture" image={standardImage} ratio="16 / 9" />
        }
      >
        <div className="inlay-promo-banner__words">
          <ModuleHead eyebrow={eyebrow} title={title} link={url} description={description} id={id} />
          <Actions links={callToActionLinks} variant="buttons" />
        </div>
      </Split>
    </Frame>
  );
}

export default defineWidget({
  name: 'promo-banner',
  description: 'A full-width banner with one call to action and an image.',
  reserve: { narrow: '27rem', wide: '18.5rem' },
  props,
  styles,
  component: PromoBanner,
});
