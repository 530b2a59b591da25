import { useEffect, useRef, useState, type ReactNode } from 'react';
import { addStyles, formatDate, safeLink, useLanguage, useText, useWidget } from '../../core';
import { findInsights } from '../../services/insights';
import { Card, Heading, type HeadingLevel } from '../../ui';
import { readDate } from '../dates';
import { ListFailure, LoadMore } from '../list-view';
import {
  createLocalPages,
  defineFilterAddress,
  localPage,
  useList,
  type FetchPage,
  type FilterQuery,
  type ListPage,
} from '../lists';
import { messages } from './messages';
import styles from './published-work.css';
import type { WorksGiven } from '../works';
import { mergeWorks, readWorks, type Work } from './work';

addStyles(styles);

const PAGE_SIZE = 8;
const filterAddress = defineFilterAddress({ page: 'works' });

interface WorkListProps extends WorksGiven {
  heading: string | undefined;
  headingLevel: number;
  /** For editors, if there is nothing to show. */
  empty?: ReactNode;
}

/** A person's publications, eight at a time. */
export function WorkList(props: WorkListProps) {
  const { heading, headingLevel, author = '', autoFetchPublishedWork, empty } = props;
  const t = useText(messages);
  const language = useLanguage();
  const { isEditing, note } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const isAsking = autoFetchPublishedWork && author !== '';
  const [declaredWorks] = useState(() => readWorks(props, language));
  const [local] = useState(() => ({
    items: mergeWorks(declaredWorks.external, declaredWorks.internal),
    groups: {},
    pageSize: PAGE_SIZE,
  }));
  useEffect(() => declaredWorks.notes.forEach((entry) => note(...entry)), [declaredWorks, note]);
  const list = useList(root, {
    address: filterAddress,
    serverPage: isAsking ? undefined : localPage(local, filterAddress.read()),
    createFetch: () => (isAsking ? createFetchWork(declaredWorks, author, PAGE_SIZE) : createLocalPages(local)),
    keyOf: ({ title }) => title,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
  });
  // The server-rendered works stay until more have loaded, or if none do.
  const works = list.visible?.page.items ?? localPage(local, list.lastQuery).items;
  const hasFailed = list.view === 'degraded' || list.view === 'unavailable';
  const hasPictures = works.some(({ image }) => image);

  if (isEditing && !works.length) return <>{empty}</>;
  const isEmpty = !works.length && !hasFailed;
  const level = (heading ? headingLevel + 1 : headingLevel) as HeadingLevel;
  return (
    <div ref={root} className="inlay-published-work" onFocus={list.prepare} onPointerEnter={list.prepare}>
      {heading && !isEmpty && (
        <Heading level={headingLevel as HeadingLevel} className="inlay-published-work__heading">
          {heading}
        </Heading>
      )}
      {hasFailed && <ListFailure text={t('failed')} error={list.error} onRetry={list.retry} />}
      <ul className="inlay-published-work__list" role="list" aria-busy={list.isBusy}>
        {works.map((work) => (
          // After "Show more", focus moves to the first new work, with or without a link.
          <li
            key={work.title}
            className="inlay-published-work__item"
            data-list-item
            tabIndex={safeLink(work.url) ? undefined : -1}
          >
            {hasPictures && !work.image && (
              <span className="inlay-published-work__panel" aria-hidden="true">
                {work.source}
              </span>
            )}
            <WorkCard work={work} level={level} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
}

function WorkCard({
  work: { title, url, source, articleType, date, image },
  level,
}: {
  work: Work;
  level: HeadingLevel;
}) {
  const language = useLanguage();
  const day = formatDate(
    date.day,
    date.hasDay ? undefined : { month: 'long', year: 'numeric', timeZone: 'UTC' },
    language,
  );
  return (
    <Card
      href={url}
      {...(image && { image })}
      ratio="16 / 9"
      eyebrow={articleType}
      title={title}
      headingLevel={level}
      meta={
        <>
          {source && <span className="inlay-published-work__source">{source}</span>}
          <time dateTime={date.hasDay ? date.day : date.day.slice(0, 7)}>{day}</time>
        </>
      }
    />
  );
}

/** The number of articles to request of one author. */
const MAX_WORKS = 100;

/** The works in the page, and the articles of its author, which are requested once. */
function createFetchWork(
  works: { external: readonly Work[]; internal: readonly Work[] },
  author: string,
  pageSize: number,
): FetchPage<FilterQuery, ListPage<Work>> {
  let items: readonly Work[] | undefined;
  return async (query, { after, lang, signal }) => {
    items ??= mergeWorks(works.external, [...works.internal, ...(await fetchArticles(author, lang, signal))]);
    return localPage({ items, groups: {}, pageSize }, query, after);
  };
}

async function fetchArticles(author: string, language: string, signal: AbortSignal): Promise<readonly Work[]> {
  // The service stores the id of an author as a tag.
  const taxonomyAndTags = { queryType: 'or', ids: [], tags: [], mustHaveTags: [author], mustNotHaveTags: [] } as const;
  const { posts } = await findInsights(
    { limit: MAX_WORKS, afterId: '', taxonomyAndTags, excludeItems: [], language, isAlumni: false, filters: [] },
    signal,
  );
  return posts.flatMap(({ title, url, source, postType, displayDate, imageUrl, altText }) => {
    const date = readDate(displayDate, language);
    return date
      ? [
          {
            title,
            url,
            source,
            articleType: postType,
            date,
            image: imageUrl ? { src: imageUrl, alt: altText } : undefined,
          },
        ]
      : [];
  });
}
