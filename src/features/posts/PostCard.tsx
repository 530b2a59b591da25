import { formatDate, safeLink, useLanguage } from '../../core';
import type { PostItem } from '../../services/insights';
import { Card, type HeadingLevel } from '../../ui';
import { useReadingTime } from '../reading-time';
import { dateOf } from './posts';

interface PostCardProps {
  post: PostItem;
  level: HeadingLevel;
  layout?: 'stacked' | 'row';
  /** The kind and the publisher of a post; the same for all posts of a blog. */
  hasDetails?: boolean;
}

/** Text from the service is rendered as text, never as HTML. */
export function PostCard({ post, level, layout = 'stacked', hasDetails = true }: PostCardProps) {
  const readingTime = useReadingTime();
  const language = useLanguage();
  const { title, url, imageUrl, altText, eyebrow, postType, description, source, contentType, readingMinutes } = post;
  const src = safeLink(imageUrl);
  // Pages in Japanese show no dates.
  const date = language === 'ja' ? undefined : dateOf(post.displayDate);
  const kinds = hasDetails ? [...new Set([contentType, source])] : [];
  const details = [...kinds.filter((kind) => kind !== eyebrow), readingTime(readingMinutes)].filter(Boolean);
  return (
    <Card
      href={url}
      layout={layout}
      headingLevel={level}
      title={title}
      image={src ? { src, alt: altText } : undefined}
      eyebrow={eyebrow || postType}
      description={description && <p className="inlay-list-view__card-text">{description}</p>}
      meta={
        (date || details.length > 0) && (
          <p className="inlay-list-view__card-details">
            {date && <time dateTime={date}>{formatDate(date, { dateStyle: 'long', timeZone: 'UTC' }, language)}</time>}
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        )
      }
    />
  );
}
