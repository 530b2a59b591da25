import type { MouseEvent, ReactNode } from 'react';
import type { Image, Link } from '../../../contract';
import { addStyles } from '../../../core';
import { classes, linkProps } from '../../attributes';
import { Heading, type HeadingLevel } from '../../heading/Heading';
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
  /** Without it the card leads nowhere: its link would have no name. */
  title: ReactNode;
  description?: ReactNode;
  /** Small print: date, authors, length. */
  meta?: ReactNode;
  /** Controls of the card's own, above the link that covers the rest. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
  layout?: 'stacked' | 'row';
  /** Within an element that is an article already, a card is no other one. */
  as?: 'article' | 'div';
  className?: string;
}

/** A piece of content that leads somewhere: one link, named by the title, that the whole card answers to. */
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
