import type { MouseEvent, ReactNode } from 'react';
import type { Image, Link } from '../../../contract';
import { addStyles } from '../../../core';
import { classes, linkProps } from '../../attributes';
import { Heading, type HeadingLevel } from '../../Heading';
import { Picture } from '../../picture/Picture';
import styles from './card.css';

addStyles(styles);

export interface CardProps {
  href?: string;
  /** Instead of `href`, with its attributes. */
  link?: Link | undefined;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  image?: Image;
  ratio?: number | string;
  eyebrow?: ReactNode;
  /** Without it the card has no link, because a link needs a name. */
  title: ReactNode;
  description?: ReactNode;
  /** Small print: date, authors, length. */
  meta?: ReactNode;
  /** The card's own controls, above the link that covers the rest. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
  layout?: 'stacked' | 'row';
  /** Inside an article element, a card is not another one. */
  as?: 'article' | 'div';
  className?: string;
}

/** A content item with one link, named by the title and clickable on the whole card. */
export function Card({
  href,
  link = { url: href ?? '', text: '' },
  onClick,
  image,
  ratio = '3 / 2',
  eyebrow,
  title,
  description,
  meta,
  actions,
  headingLevel = 3,
  layout = 'stacked',
  as: Root = 'article',
  className,
}: CardProps) {
  const attributes = linkProps(link, 'inlay-card__link');
  return (
    <Root className={classes('inlay-card', className)} data-layout={layout}>
      {image && <Picture className="inlay-card__picture" image={image} ratio={ratio} />}
      <div className="inlay-card__text">
        {eyebrow && <div className="inlay-card__eyebrow">{eyebrow}</div>}
        {title && (
          <Heading level={headingLevel} className="inlay-card__title">
            {attributes.href ? (
              <a {...attributes} href={attributes.href} data-kind="link" onClick={onClick}>
                {title}
              </a>
            ) : (
              title
            )}
          </Heading>
        )}
        {description && <div className="inlay-card__description">{description}</div>}
        {meta && <div className="inlay-card__meta">{meta}</div>}
        {actions && <div className="inlay-card__actions">{actions}</div>}
      </div>
    </Root>
  );
}
