import { useRef } from 'react';
import { formatDate, lazy, safeLink, useLanguage, useText, useWidget } from '../../src/core';
import { CardGrid, ListHead, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import { defineFilterAddress, restarted, useList } from '../../src/features/lists';
import type { PostItem } from '../../src/services';
import { Card, type HeadingLevel } from '../../src/ui';
import { messages } from './messages';
import { dateOf, keyOf, postPage, type PostPage } from './posts';
import type { InsightsGridProps } from './props';

const loadFetch = lazy(() => import('./fetch-posts').then(({ createFetchPosts }) => createFetchPosts));

export function InsightsGrid(props: InsightsGridProps) {
  const { heading, headingLevel, description, noPosts, moreLabel, columns, isFirstLarge, parameter } = props;
  const t = useText(messages);
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const filters = (props.filters ?? []).map(({ id, name }) => ({ id: id ?? name, name }));

  const list = useList(root, {
    address: defineFilterAddress({
      values: { filter: { parameter, isValid: (value) => filters.some(({ id }) => id === value) } },
      page: parameter === 'filter' ? 'page' : `${parameter}-page`,
    }),
    written: writtenPage(props),
    load: () => loadFetch().then((createFetchPosts) => createFetchPosts(props)),
    keyOf,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
  });
  const { asked, shown } = list;
  const page = shown?.page;
  const count = page && (page.isCounted ? t('count', { count: page.total }) : t('atLeast', { count: page.items.length }));
  const name = filters.find(({ id }) => id === shown?.query.values['filter'])?.name;
  const level = (heading || isEditing ? headingLevel + 1 : headingLevel) as HeadingLevel;

  return (
    <div ref={root} className="inlay-insights-grid" onFocus={list.prepare} onPointerEnter={list.prepare}>
      <ListHead heading={heading} description={description} level={headingLevel as HeadingLevel} />
      {filters.length > 0 && (
        <>
          <nav aria-label={t('filters')}>
            <ul className="inlay-insights-grid__filters" role="list">
              {[{ id: '', name: t('all') }, ...filters].map((filter) => (
                <li key={filter.id} className="inlay-insights-grid__choice">
                  <a className="inlay-insights-grid__filter" data-kind="filter" data-key={`filter ${filter.id}`} aria-current={filter.id === asked.values['filter'] ? 'true' : undefined} {...list.linkTo(restarted(asked, { values: { filter: filter.id } }))}>
                    {filter.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {count && <ResultLine list={list} count={count} details={name ? [name] : []} />}
        </>
      )}
      <ListMessage list={list} empty={noPosts ?? t('none')} />
      <CardGrid list={list} columns={columns}>
        {page?.items.map((post, index) => (
          <li key={keyOf(post)} className="inlay-insights-grid__item" data-list-item data-large={(isFirstLarge && index === 0) || undefined}>
            <PostCard post={post} level={level} isLarge={isFirstLarge && index === 0} />
          </li>
        ))}
      </CardGrid>
      <LoadMore list={list} label={moreLabel} count={page && !page.isCounted ? `${page.items.length}+` : undefined} />
    </div>
  );
}

/** Everything from the service is text. */
function PostCard({ post, level, isLarge }: { post: PostItem; level: HeadingLevel; isLarge: boolean }) {
  const language = useLanguage();
  const { title, url, imageUrl, altText, eyebrow, postType, description, source, contentType } = post;
  const src = safeLink(imageUrl);
  // Pages in Japanese show no dates.
  const date = language === 'ja' ? undefined : dateOf(post.displayDate);
  const details = [...new Set([contentType, source])].filter((one) => one && one !== eyebrow);
  return (
    <Card
      href={url}
      layout={isLarge ? 'row' : 'stacked'}
      headingLevel={level}
      title={title}
      image={src ? { src, alt: altText } : undefined}
      eyebrow={eyebrow || postType}
      description={description && <p className="inlay-list-view__card-text">{description}</p>}
      meta={
        (date || details.length > 0) && (
          <p className="inlay-list-view__card-details">
            {date && (
              <time dateTime={date}>
                {formatDate(date, { dateStyle: 'long', timeZone: 'UTC' }, language)}
              </time>
            )}
            {details.map((detail) => (
              <span key={detail}>
                {detail}
              </span>
            ))}
          </p>
        )
      }
    />
  );
}

/** What the server wrote, in the shape of the service. */
function writtenPage({ total, nextCursor, posts = [] }: InsightsGridProps): PostPage | undefined {
  if (total === undefined) return undefined;
  const items = posts.map((post): PostItem => {
    const { id = '', imageUrl = '', altText = '', postType = '', eyebrow = '', contentType = '', source = '', displayDate = '', description = '', templateName = '' } = post;
    return { ...post, id, imageUrl, altText, postType, eyebrow, contentType, source, displayDate, description, templateName };
  });
  return postPage(items, total, nextCursor);
}
