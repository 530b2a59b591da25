import { RichText } from '../../src/ui';
import type { PullQuoteProps } from './props';

export function PullQuote({ quote, cite1, cite2 }: PullQuoteProps) {
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
