import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { config, useLanguage } from '../../src/core';
import { adopted } from './adopt';
import type { Search } from './create-search';
import { demand } from './demand';
import type { SiteSearchProps } from './props';
import { addressOf, lastStartOf, queryOf } from './query';
import type { Act, Go, SearchState } from './state';

/** The page as the server wrote it, until the visitor comes near; then its life begins. */
export function useSearch(root: RefObject<HTMLElement | null>, props: SiteSearchProps, writtenQuery: string, onArrival: (act: Act) => void) {
  const lang = useLanguage();
  const search = useRef<Promise<Search>>(undefined);
  const [state, setState] = useState<SearchState>(() => {
    const query = queryOf();
    const asked = query.q ? query : { ...query, q: writtenQuery };
    return { asked, shown: adopted(props, asked), phase: 'ready' };
  });

  const start = () =>
    (search.current ??= demand().then(({ createSearch }) =>
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
