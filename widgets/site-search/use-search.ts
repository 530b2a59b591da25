import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { config, lazy, useLanguage } from '../../src/core';
import type { Search } from './create-search';
import type { SiteSearchProps } from './props';
import { addressOf, lastStartOf, queryOf, type Act, type Go, type SearchState } from './query';
import { adoptResults } from './server-content';

/** Searching and its service: for visitors who come near, so that the box of a header costs other pages nothing. */
export const loadSearch = lazy(() => import('./create-search'));

/** The page as the server wrote it, until the visitor comes near or something is missing. */
export function useSearch(root: RefObject<HTMLElement | null>, props: SiteSearchProps, writtenQuery: string, onArrival: (act: Act) => void) {
  const lang = useLanguage();
  const search = useRef<Promise<Search>>(undefined);
  const [state, setState] = useState<SearchState>(() => {
    const query = queryOf();
    const asked = query.q ? query : { ...query, q: writtenQuery };
    return { asked, shown: adoptResults(props, asked), phase: 'ready' };
  });

  const start = () =>
    (search.current ??= loadSearch().then(({ createSearch }) =>
      createSearch({ initial: state, root: root.current!, lang, cachedPages: config().flags.searchCache === false ? 0 : props.cachedPages, onChange: setState, onArrival }),
    ));
  const fail = (error: unknown) => {
    search.current = undefined;
    setState((now) => ({ ...now, phase: 'failed', error }));
  };
  const go: Go = (query, ...how) => {
    // Without its script the page is what it was: links lead to pages.
    start().then((started) => started.go(query, ...how), (error: unknown) => (navigator.onLine ? location.assign(addressOf(query)) : fail(error)));
  };
  const retry = () => void start().then((started) => started.retry(), fail);
  const prepare = () => void start().catch(() => (search.current = undefined));

  const open = useRef(() => {
    const { asked, shown } = state;
    const { total = 0, suggestedQuery = '' } = shown?.answer ?? {};
    const isComplete = !shown ? !asked.q : total ? asked.start <= lastStartOf(total) : !suggestedQuery;
    if (!isComplete || history.state?.inlayPlace) start().then((started) => started.open(), fail);
  });
  useEffect(() => {
    open.current();
    return () => void search.current?.then((started) => started.stop(), () => {});
  }, []);
  useLayoutEffect(() => {
    if (state.phase === 'ready') state.arrived?.();
  }, [state]);

  return { ...state, go, retry, prepare };
}
