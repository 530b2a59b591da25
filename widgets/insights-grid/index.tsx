import { useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { CardGrid, ListHead, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import { defineFilterAddress, restarted, useList } from '../../src/features/lists';
import { keyOf, PostCard, postPage, useSourcePosts, serverPosts, type PostPage } from '../../src/features/posts';
import { useLandmarkName, type HeadingLevel } from '../../src/ui';
import { createFetchPosts, createFetchSourcePosts } from './fetch-posts';
import { messages } from './messages';
import { props, type InsightsGridProps } from './props';
import styles from './insights-grid.css';

/** A change of source resets the grid. */
function InsightsGrid(props: InsightsGridProps) {
  return <Grid key={props.source} {...props} />;
}

function Grid(props: InsightsGridProps) {
  const { heading, headingLevel, description, noPosts, moreLabel, columns, isFirstLarge, parameter } = props;
  const t = useText(messages);
  const { isEditing } = useWidget();
  const landmark = useLandmarkName(props.filters?.length ? t('filters') : undefined);
  const root = useRef<HTMLDivElement>(null);
  const filters = (props.filters ?? []).map(({ id, name }) => ({ id: id ?? name, name }));

  const source = useSourcePosts(props.source);

  const list = useList(root, {
    address: defineFilterAddress({
      values: { filter: { parameter, isValid: (value) => filters.some(({ id }) => id === value) } },
      page: parameter === 'filter' ? 'page' : `${parameter}-page`,
    }),
    serverPage: source ? undefined : readServerPage(props),
    createFetch: () => (source ? createFetchSourcePosts(source, props) : createFetchPosts(props)),
    keyOf,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
  });
  const { lastQuery, visible: visiblePage } = list;
  const page = visiblePage?.page;
  const count =
    page && (page.isCounted ? t('count', { count: page.total }) : t('atLeast', { count: page.items.length }));
  const name = filters.find(({ id }) => id === visiblePage?.query.values['filter'])?.name;
  const level = (heading || isEditing ? headingLevel + 1 : headingLevel) as HeadingLevel;

  return (
    <div ref={root} className="inlay-insights-grid" onFocus={list.prepare} onPointerEnter={list.prepare}>
      <ListHead heading={heading} description={description} level={headingLevel as HeadingLevel} />
      {filters.length > 0 && (
        <>
          <nav aria-label={landmark}>
            <ul className="inlay-insights-grid__filters" role="list">
              {[{ id: '', name: t('allArticles') }, ...filters].map((filter) => (
                <li key={filter.id} className="inlay-insights-grid__choice">
                  <a
                    className="inlay-insights-grid__filter"
                    data-kind="filter"
                    data-key={`filter ${filter.id}`}
                    aria-current={filter.id === lastQuery.values['filter'] ? 'true' : undefined}
                    {...list.linkTo(restarted(lastQuery, { values: { filter: filter.id } }))}
                  >
                    {filter.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ResultLine list={list} count={count} details={name ? [name] : []} />
        </>
      )}
      <ListMessage items="posts" list={list} empty={noPosts ?? t('none')} />
      <CardGrid list={list} columns={columns}>
        {page?.items.map((post, index) => (
          <li
            key={keyOf(post)}
            className="inlay-insights-grid__item"
            data-list-item
            data-large={(isFirstLarge && index === 0) || undefined}
          >
            <PostCard post={post} level={level} layout={isFirstLarge && index === 0 ? 'row' : 'stacked'} />
          </li>
        ))}
      </CardGrid>
      <LoadMore list={list} label={moreLabel} count={page && !page.isCounted ? `${page.items.length}+` : undefined} />
    </div>
  );
}

function readServerPage({ total, nextCursor, posts = [] }: InsightsGridProps): PostPage | undefined {
  return total === undefined ? undefined : postPage(serverPosts(posts), total, nextCursor);
}

export default defineWidget({
  name: 'insights-grid',
  description: 'A grid of article cards by practice and topic, with filters and a “Show more” button.',
  // With a source, the list grows after it is mounted.
  reserve: { narrow: '44rem', wide: '29rem' },
  props,
  messages,
  styles,
  component: InsightsGrid,
});
