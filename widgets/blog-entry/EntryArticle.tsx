import type { ReactNode } from 'react';
import type { Link } from '../../src/contract';
import { formatDate, safeLink, slugOf, useLanguage, useText } from '../../src/core';
import { useReadingTime } from '../../src/features/reading-time';
import {
  type Adopt,
  Button,
  Heading,
  type HeadingLevel,
  LinkList,
  Picture,
  RichText,
  useUniqueId,
  linkProps,
} from '../../src/ui';
import { messages } from './messages';
import type { BlogEntryProps } from './props';

type Shown =
  | 'title'
  | 'description'
  | 'hideDek'
  | 'body'
  | 'heroImage'
  | 'heroImageRenderStyle'
  | 'caption'
  | 'showCaption'
  | 'displayDate'
  | 'readingMinutes'
  | 'blogEntryTags'
  | 'authors'
  | 'relatedPosts'
  | 'parent'
  | 'promoDetails';

/** The data of an entry, from the page or the service. */
export interface Entry extends Pick<BlogEntryProps, Shown> {
  /** The URL of its own page, if its text is only for signed-in readers. */
  readonly gatedUrl?: string | undefined;
}

interface EntryArticleProps {
  entry: Entry;
  level: HeadingLevel;
  isActive: boolean;
  isHidden?: boolean;
  /** A line above the entry. */
  label?: string;
  /** Beside the link to the blog. */
  aside?: ReactNode;
  adopt?: Adopt;
}

/** An entry, from its image to its further reading. */
export function EntryArticle({ entry, level, isActive, isHidden, label, aside, adopt }: EntryArticleProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const {
    title,
    description,
    hideDek,
    body,
    heroImage,
    heroImageRenderStyle,
    parent,
    blogEntryTags,
    gatedUrl,
    promoDetails,
  } = entry;
  const hasPicture = heroImage !== undefined;
  const isOver = hasPicture && heroImageRenderStyle === 'Edge-to-Edge with text overlay';
  return (
    <article
      hidden={isHidden}
      className="inlay-blog-entry__article"
      aria-labelledby={id}
      data-hero={hasPicture ? slugOf(heroImageRenderStyle) : 'none'}
      data-state={isActive ? 'active' : 'inactive'}
    >
      <header className="inlay-blog-entry__head" data-theme={isOver ? 'dark' : undefined}>
        <div className="inlay-blog-entry__words">
          {label && <p className="inlay-blog-entry__label">{label}</p>}
          {(parent || aside) && (
            <p className="inlay-blog-entry__trail">
              {parent && <PlainLink link={parent} />}
              {aside}
            </p>
          )}
          <Heading level={level} id={id} className="inlay-blog-entry__title">
            {title}
          </Heading>
          {!hideDek && <RichText className="inlay-blog-entry__dek" content={description} />}
          <Byline entry={entry} />
        </div>
        <Hero entry={entry} isFirst={level === 1} />
      </header>
      <div className="inlay-blog-entry__column">
        <RichText className="inlay-blog-entry__body" content={body} {...(adopt && { adopt })} />
        {gatedUrl && (
          <div className="inlay-blog-entry__gate">
            <p className="inlay-blog-entry__line">{t('gated')}</p>
            <Button href={gatedUrl}>{t('open')}</Button>
          </div>
        )}
        {blogEntryTags.length > 0 && (
          <ul className="inlay-blog-entry__tags" role="list" aria-label={t('tags')}>
            {blogEntryTags.map(({ name, blogTagTitle }) => (
              <li key={name} className="inlay-blog-entry__tag">
                <PlainLink
                  link={{
                    url: parent ? `${parent.url.split('#')[0]}#/tag/${encodeURIComponent(slugOf(name))}` : '',
                    text: blogTagTitle ?? name,
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <Authors entry={entry} level={(level + 1) as HeadingLevel} />
        <Related links={entry.relatedPosts} level={(level + 1) as HeadingLevel} />
        <Promo {...promoDetails} level={(level + 1) as HeadingLevel} />
      </div>
    </article>
  );
}

/** Only its text if its URL is invalid. */
function PlainLink({ link }: { link: Link }) {
  return safeLink(link.url) ? (
    <a {...linkProps(link, 'inlay-blog-entry__link')} data-kind="link">
      {link.text || link.url}
    </a>
  ) : (
    <span>{link.text}</span>
  );
}

function Byline({ entry: { authors, displayDate, readingMinutes } }: { entry: Entry }) {
  const language = useLanguage();
  const readingTime = useReadingTime()(readingMinutes);
  // Content systems print the year 1 for an empty date.
  const day = displayDate?.startsWith('0001') ? undefined : displayDate;
  if (!authors.length && !day && !readingTime) return null;
  return (
    <p className="inlay-blog-entry__meta">
      {authors.map(({ title, url }) => (
        <PlainLink key={title} link={{ url: url?.url ?? '', text: title }} />
      ))}
      {day && <time dateTime={day}>{formatDate(day, undefined, language)}</time>}
      {readingTime && <span>{readingTime}</span>}
    </p>
  );
}

function Hero({
  entry: { heroImage, heroImageRenderStyle, caption, showCaption },
  isFirst,
}: {
  entry: Entry;
  isFirst: boolean;
}) {
  const t = useText(messages);
  if (!heroImage) return null;
  // The stylesheet sets its aspect ratio.
  const { width, height, ...image } = heroImage;
  return (
    <figure className="inlay-blog-entry__figure">
      <Picture image={image} priority={isFirst} className="inlay-blog-entry__picture" />
      {caption && showCaption && (
        <figcaption className="inlay-blog-entry__caption">
          {heroImageRenderStyle.startsWith('Edge') ? (
            <details className="inlay-blog-entry__about">
              <summary className="inlay-blog-entry__toggle">{t('caption')}</summary>
              {caption}
            </details>
          ) : (
            caption
          )}
        </figcaption>
      )}
    </figure>
  );
}

function Authors({ entry: { authors }, level }: { entry: Entry; level: HeadingLevel }) {
  const t = useText(messages);
  const titled = authors.filter(({ authorTitle }) => authorTitle);
  if (!titled.length) return null;
  return (
    <section className="inlay-blog-entry__section">
      <Heading level={level} className="inlay-blog-entry__subtitle">
        {t('authors')}
      </Heading>
      {titled.map(({ title, authorTitle, image, firmtitle, location, description, profileurl }) => (
        <div key={title} className="inlay-blog-entry__author">
          {image && <Picture image={image} ratio={1} className="inlay-blog-entry__portrait" />}
          <div>
            <p className="inlay-blog-entry__name">
              <PlainLink link={{ url: profileurl?.url ?? '', text: title }} />
            </p>
            <p className="inlay-blog-entry__line">{[authorTitle, firmtitle, location].filter(Boolean).join(' · ')}</p>
            <p className="inlay-blog-entry__line">{description}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

/** Each URL once. */
function Related({ links, level }: { links: readonly Link[]; level: HeadingLevel }) {
  const t = useText(messages);
  const once = links.filter(
    ({ url }, index) => safeLink(url) && links.findIndex((other) => safeLink(other.url) === safeLink(url)) === index,
  );
  if (!once.length) return null;
  return (
    <section className="inlay-blog-entry__section">
      <Heading level={level} className="inlay-blog-entry__subtitle">
        {t('related')}
      </Heading>
      <LinkList links={once} />
    </section>
  );
}

/** A nested module, which reads its fields from the text. */
function Promo({ level, ...details }: Partial<NonNullable<Entry['promoDetails']>> & { level: HeadingLevel }) {
  const { promoBarTitle, promoBarCallToActionLink: link, hidePromoBar } = details;
  if (!promoBarTitle || hidePromoBar) return null;
  const promoBarRenderStyle = details.promoBarRenderStyle || (link ? 'link' : 'text');
  return (
    <div className="inlay-blog-entry__promo" data-kind={promoBarRenderStyle}>
      <div data-module="blog-promo-bar">
        <span hidden>{JSON.stringify({ ...details, promoBarRenderStyle, headingLevel: level })}</span>
      </div>
    </div>
  );
}
