import { defineWidget } from '../../src/contract';
import { RichText } from '../../src/ui';
import { props, type PullQuoteProps } from './props';
import styles from './pull-quote.css';

function PullQuote({ quote, cite1, cite2 }: PullQuoteProps) {
  return (
    <figure className="inlay-pull-quote">
      <blockquote className="inlay-pull-quote__words">
        <RichText content={quote} />
      </blockquote>
      {(cite1 || cite2) && (
        <figcaption className="inlay-pull-quote__source">
          {cite1 && <span className="inlay-pull-quote__name">{cite1}</span>}
          {cite2 && <span className="inlay-pull-quote__role">{cite2}</span>}
        </figcaption>
      )}
    </figure>
  );
}

export default defineWidget({
  name: 'pull-quote',
  description: 'A highlighted quotation with its source.',
  reserve: { narrow: '7.5rem', wide: '6.75rem' },
  props,
  styles,
  component: PullQuote,
});
