import { truncate, type Content } from '../../contract';
import { addStyles, formatDate, useLanguage } from '../../core';
import { Card, type CardProps, decodeEntities, type HeadingLevel, RichText } from '../../ui';
import { Actions } from './Actions';
import type { ContentItem } from './content-item';
import styles from './item-card.css';

addStyles(styles);

export interface ItemCardProps {
  item: ContentItem;
  level?: HeadingLevel;
  ratio?: CardProps['ratio'];
  /** Image beside the text if there is room, with 2, 4 or 6 of twelve columns. */
  split?: 'extra-small' | 'small' | 'medium' | undefined;
  /** The whole description with its markup, not its first 125 characters. */
  isFull?: boolean;
  /** The element of the card, if it is inside an article already. */
  as?: CardProps['as'];
}

/** A content item as a card: image, eyebrow, title, description, date and source, links. */
export function ItemCard({ item, level = 3, ratio, split, isFull = false, as }: ItemCardProps) {
  const { title, link, eyebrow, image, description, links } = item;
  return (
    <div className="inlay-item-card" data-split={split}>
      <Card
        as={as}
        link={link}
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

/** The length of a shortened description, in characters. */
export const DESCRIPTION_LENGTH = 125;

/** Languages without spaces have no word boundary nearby: the text is cut between two characters. */
const MAX_WORD_LENGTH = 30;

/** Truncates at a word boundary if there is one, and adds an ellipsis. */
export function cutText(text: string, length = DESCRIPTION_LENGTH): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = truncate(text, characters.slice(0, length).join('').length);
  const space = text[start.length] === ' ' ? start.length : start.lastIndexOf(' ');
  const end = space > Math.max(0, start.length - MAX_WORD_LENGTH) ? space : start.length;
  return `${start.slice(0, end).replace(/[\s.,;:!?–—-]+$/u, '')}…`;
}

/** The text of a content, for text-only positions. Rendered as text, never as HTML. */
export function plainText(content: Content): string {
  const text =
    content.kind === 'live'
      ? (content.element.textContent ?? '')
      : decodeEntities(content.html.replace(/<[^<>]*>/g, ' '));
  return text.replace(/\s+/g, ' ').trim();
}
