import { addStyles, formatDate, useLanguage } from '../../../core';
import { Card, RichText, type CardProps, type HeadingLevel } from '../../../ui';
import { Actions } from '../actions/Actions';
import type { ContentItem } from './item-props';
import { cutText } from './cut-text';
import { plainText } from './plain-text';
import styles from './item-card.css';

addStyles(styles);

export interface ItemCardProps {
  item: ContentItem;
  level?: HeadingLevel;
  ratio?: CardProps['ratio'];
  /** Picture beside the text, where there is room for both, with 2, 4 or 6 of twelve columns. */
  split?: 'extra-small' | 'small' | 'medium' | undefined;
  /** The whole description with its markup, not its first 125 characters. */
  isFull?: boolean;
}

/** A content item as a card: picture, eyebrow, title, description, date and source, links. */
export function ItemCard({ item, level = 3, ratio, split, isFull = false }: ItemCardProps) {
  const { title, link, eyebrow, image, description, links } = item;
  return (
    <div className="inlay-item-card" data-split={split}>
      <Card
        href={link?.url}
        target={link?.target}
        image={image}
        ratio={ratio}
        eyebrow={eyebrow}
        title={title}
        headingLevel={level}
        description={description && (isFull ? <RichText content={description} /> : cutText(plainText(description)))}
        meta={(item.date || item.source) && <Meta item={item} />}
        actions={links.length > 0 && <Actions links={links} />}
      />
    </div>
  );
}

function Meta({ item: { date, source } }: Pick<ItemCardProps, 'item'>) {
  const language = useLanguage();
  return (
    <span className="inlay-item-card__meta">
      {date && <time dateTime={date}>{formatDate(date, undefined, language)}</time>}
      {source && <span>{source}</span>}
    </span>
  );
}
