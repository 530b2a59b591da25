import type { Content } from '../../contract';
import { addStyles } from '../../core';
import { type Phrase, RichText } from '../../ui';
import styles from './quote.css';

addStyles(styles);

export interface QuoteProps {
  quote: Content;
  /** The speaker. */
  cite1?: Phrase | undefined;
  /** Their role, or the occasion. */
  cite2?: Phrase | undefined;
  size?: 'tiny' | 'small' | 'medium' | 'big';
  align?: 'start' | 'center';
}

/** A quotation with its source below. */
export function Quote({ quote, cite1, cite2, size = 'medium', align = 'start' }: QuoteProps) {
  return (
    <figure className="inlay-quote" data-size={size} data-align={align}>
      <blockquote className="inlay-quote__words">
        <RichText content={quote} />
      </blockquote>
      {(cite1 || cite2) && (
        <figcaption className="inlay-quote__source">
          {cite1 && <span className="inlay-quote__name">{cite1}</span>}
          {cite2 && <span className="inlay-quote__role">{cite2}</span>}
        </figcaption>
      )}
    </figure>
  );
}
