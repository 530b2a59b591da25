import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead, Quote } from '../../src/features/editorial';
import { Picture, useUniqueId } from '../../src/ui';
import { props, type PromoBarProps } from './props';
import styles from './promo-bar.css';

function PromoBar({
  eyebrow,
  title,
  description,
  quote,
  cite1,
  cite2,
  standardImage,
  callToActionLinks,
  ...frame
}: PromoBarProps) {
  const id = useUniqueId();
  const isEmpty = !title && !description && !quote;
  return (
    <Frame
      className="inlay-promo-bar"
      title={title}
      titleId={id}
      fillIn={isEmpty && 'title, description, quote'}
      {...frame}
    >
      <div className="inlay-promo-bar__line">
        <div className="inlay-promo-bar__words">
          <ModuleHead eyebrow={eyebrow} title={title} description={description} id={id} size="small" />
          {quote && (
            <div className="inlay-promo-bar__quote" data-portrait={standardImage && ''}>
              {standardImage && <Picture className="inlay-promo-bar__portrait" image={standardImage} ratio="1" />}
              <Quote quote={quote} cite1={cite1} cite2={cite2} size="small" />
            </div>
          )}
        </div>
        <Actions links={callToActionLinks} variant="buttons" />
      </div>
    </Frame>
  );
}

export default defineWidget({
  name: 'promo-bar',
  description: 'A bar with a sentence or a quotation, and up to two buttons.',
  reserve: { narrow: '18.5rem', wide: '10rem' },
  props,
  styles,
  component: PromoBar,
});
