import { type RefObject, useEffect, useRef, useState } from 'react';
import { addStyles, config, useText, useWidget } from '../../../src/core';
import { Announcement, GradualItems, ListFailure } from '../../../src/features/list-view';
import { useList, type ListAct } from '../../../src/features/lists';
import { Pagination } from '../../../src/ui/late';
import { ServerContent, Skeleton, useLandmarkName, useUniqueId } from '../../../src/ui';
import { messages as field } from '../messages';
import type { SiteSearchProps } from '../props';
import { rememberSearch } from '../recent-searches';
import { SearchForm } from '../SearchForm';
import { readForm, safeAction, type ServerForm } from '../server-content';
import { adoptResults, fetchResults } from './results';
import { messages } from './messages';
import { changed, correctionOf, lastStartOf, pageOf, searchAddress, startOf, type SearchList } from './query';
import { Remarks } from './Remarks';
import { ResultRow } from './ResultRow';
import styles from './results.css';
import { ScopeAndOrder } from './ScopeAndOrder';
import { PopularTopics, StartingPoints } from './StartingPoints';

addStyles(styles);

/** The result page. Changes are fetched, and every control is a link or a form that works without scripts. */
export function SearchPage(props: SiteSearchProps) {
  const t = useText(messages);
  const landmark = useLandmarkName(useText(field)('label'));
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useUniqueId();
  const [serverForm] = useState(() => readForm(props.form));

  const list = useSearchList(props, serverForm, { root, heading });
  const topics = props.topics ?? NONE;
  const { lastQuery, visible, phase, act, error, go, retry, prepare } = list;
  const isTyped = act === 'type';
  // A series of typed queries is one history entry, which Enter completes.
  const search = (q: string, how: ListAct) => go(changed(lastQuery, { q }), how, { replace: isTyped });
  /** In place of suggestions, which would cover the results. */
  const showWhileTyping = async (q: string) => {
    if (q !== lastQuery.q) search(q, 'type');
    return NONE;
  };
  // A typed query does not replace the text in the field.
  const fieldQuery = useRef(lastQuery);
  if (!isTyped) fieldQuery.current = lastQuery;
  const editQuery = () => selectField(root.current!);

  const total = visible?.page.total ?? 0;
  const [page, pages] = [pageOf(visible?.query.start ?? 1), pageOf(total)];
  const query = visible && ((total && correctionOf(visible.query.q, visible.page.usedQuery)) || visible.query.q);
  // Matches the corrected query, not the typed one.
  const found = total > 0 && !isEditing && !isTyped && query;
  useEffect(() => {
    if (found) rememberSearch(found, props.recentSearches);
  }, [found, props.recentSearches]);
  // While the visitor types, the previous results stay.
  const isWaiting = phase === 'slow' && !(isTyped && visible);
  const count = query && t('results', { count: total, query });
  const pageText = t('page', { page, pages });
  // The pagination of results that are being replaced is hidden.
  const isAsked =
    visible && searchAddress.key(changed(visible.query, { start: lastQuery.start })) === searchAddress.key(lastQuery);
  const queryAt = (target: number) => changed(visible!.query, { start: startOf(target) });

  return (
    <div ref={root} className="inlay-site-search" onFocus={prepare} onPointerEnter={prepare}>
      <div role="search" aria-label={landmark}>
        <SearchForm
          variant="page"
          topics={props.topics}
          recentSearches={props.recentSearches}
          action={safeAction(location.pathname)}
          serverForm={serverForm}
          lastQuery={fieldQuery.current}
          onSearch={(q) => search(q, 'change')}
          fetchSuggestions={props.resultsWhileTyping ? showWhileTyping : undefined}
        />
        {lastQuery.q && <ScopeAndOrder list={list} />}
      </div>
      <Announcement text={phase === 'ready' && act && (act === 'page' ? pageText : count)} />
      {phase === 'failed' && <ListFailure error={error} text={t('failed')} onRetry={retry} />}
      {phase === 'failed' && !visible && <ServerContent items="results" />}
      {lastQuery.q ? (
        <section aria-labelledby={id} aria-busy={phase === 'loading' || phase === 'slow'}>
          <h2 ref={heading} id={id} className="inlay-site-search__heading" tabIndex={-1}>
            {phase === 'slow' || !count ? t('searching', { query: lastQuery.q }) : count}
          </h2>
          {isWaiting && <Waiting />}
          {!isWaiting && visible && (
            <Found
              list={list}
              found={visible}
              query={query!}
              pageText={page > 1 && pageText}
              topics={topics}
              onChange={editQuery}
              autoRedirection={props.autoRedirection}
            />
          )}
          {isAsked && (
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(target) => list.href(queryAt(target))}
              onPage={(target) => go(queryAt(target), 'page')}
            />
          )}
        </section>
      ) : (
        <StartingPoints
          list={list}
          topics={topics}
          recent={isEditing ? 0 : props.recentSearches}
          onCleared={editQuery}
        />
      )}
    </div>
  );
}

function selectField(root: HTMLElement) {
  const field = root.querySelector('input')!;
  field.focus();
  field.select();
}

interface Elements {
  root: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The results of the query in the URL, or else of the query in the server's form or results. */
function useSearchList(props: SiteSearchProps, serverForm: ServerForm, { root, heading }: Elements): SearchList {
  const onArrival = (act: ListAct) => {
    // On a phone, the keyboard covers the results while the field has focus.
    if (act !== 'page' && !(act === 'change' && matchMedia('(pointer: coarse)').matches)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const [first] = useState(() => {
    const query = searchAddress.read();
    return query.q ? query : { ...query, q: serverForm.field?.defaultValue ?? props.usedQuery ?? '' };
  });
  return useList(root, {
    address: searchAddress,
    lastQuery: first,
    serverPage: adoptResults(props, first),
    createFetch: () => fetchResults,
    cachedPages: config().flags.searchCache === false ? 0 : props.cachedPages,
    isAsking: ({ q }) => q !== '',
    correct(query, { total }) {
      const last = lastStartOf(total);
      return last && query.start > last ? changed(query, { start: last }) : undefined;
    },
    isComplete: ({ total, suggestedQuery }) => total > 0 || !suggestedQuery,
    onArrival,
  });
}

interface FoundProps extends Pick<SiteSearchProps, 'autoRedirection'> {
  list: SearchList;
  found: NonNullable<SearchList['visible']>;
  /** The query as the service understood it. */
  query: string;
  /** Such as "Page 2 of 3". */
  pageText: string | false;
  topics: NonNullable<SiteSearchProps['topics']>;
  onChange: () => void;
}

/** One page of results with messages about the query, or topics if nothing matches. */
function Found({ list, found, query, pageText, topics, autoRedirection, onChange }: FoundProps) {
  const { items, total } = found.page;
  return (
    <>
      {pageText && <p className="inlay-site-search__page">{pageText}</p>}
      <Remarks
        list={list}
        result={found}
        redirectAfter={list.act === 'type' ? 0 : autoRedirection}
        onChange={onChange}
      />
      {total === 0 && <PopularTopics list={list} topics={topics} heading="h3" />}
      {items.length > 0 && (
        <ol
          className="inlay-rows inlay-site-search__list"
          role="list"
          start={found.query.start}
          data-busy={list.phase === 'slow' || undefined}
        >
          <GradualItems firstOnPhone={4} laterClassName="inlay-rows__later">
            {items.map((result, index) => (
              <ResultRow key={index} result={result} query={query} />
            ))}
          </GradualItems>
        </ol>
      )}
    </>
  );
}

const NONE: readonly never[] = [];
const ROWS = [0, 1, 2, 3];

/** Skeleton rows while results load. */
function Waiting() {
  return (
    <div className="inlay-rows inlay-site-search__list" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="inlay-rows__row inlay-site-search__result" data-picture>
          <div className="inlay-site-search__body">
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </div>
          <Skeleton shape="picture" />
        </div>
      ))}
    </div>
  );
}
