import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead, Quote } from '../../src/features/editorial';
import { Picture } from '../../src/ui';
import { props, type OneUpMediumQuoteProps } from './props';
import styles from './one-up-medium-quote.css';

function OneUpMediumQuote({
  eyebrow,
  quote,
  cite1,
  cite2,
  standardImage,
  imageDisplayMode,
  size,
  callToActionLinks,
  ...frame
}: OneUpMediumQuoteProps) {
  const isBig = imageDisplayMode === 'big-quote';
  const portrait = isBig || imageDisplayMode === 'no-image' ? undefined : standardImage;
  const mode = portrait || isBig ? imageDisplayMode : 'no-image';
  return (
    <Frame className="inlay-one-up-medium-quote" fillIn={!quote && 'quote'} {...frame}>
      <div className="inlay-one-up-medium-quote__layout" data-mode={mode} data-size={size}>
        {portrait && (
          <div className="inlay-one-up-medium-quote__portrait">
            <Picture
              className="inlay-one-up-medium-quote__picture"
              image={portrait}
              ratio={mode.startsWith('circle') ? 1 : '4 / 5'}
            />
          </div>
        )}
        <div className="inlay-one-up-medium-quote__words">
          <ModuleHead eyebrow={eyebrow} align={mode === 'circle-crop-center' ? 'center' : 'start'} />
          {quote && (
            <Quote
              quote={quote}
              cite1={cite1}
              cite2={cite2}
              size={isBig ? 'big' : size}
              align={mode === 'circle-crop-center' ? 'center' : 'start'}
            />
          )}
          <Actions links={callToActionLinks} />
        </div>
      </div>
    </Frame>
  );
}

export default defineWidget({
  name: 'one-up-medium-quote',
  description: 'A full-width quotation with a portrait of the speaker, in several layouts.',
  reserve: { narrow: '21rem', wide: '10rem' },
  props,
  styles,
  component: OneUpMediumQuote,
});
