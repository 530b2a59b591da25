import { writeHistory } from '../../core';
import { createHistoryEntries } from './history-entries';
import { createLatestRequest } from './latest-request';
import type { ListOptions, ListPage, ListState, Go } from './list';
import { createPageCache } from './page-cache';
import { createPageFetcher } from './page-fetcher';
import { restorePosition, savedCount, savePosition } from './position';

export interface ListController<Q> {
  /** Completes the opened list: loads missing items, or restores the visitor's position. */
  open(): void;
  go: Go<Q>;
  /** Adds the next page. */
  more(): void;
  /** Repeats the failed request. */
  retry(): void;
  stop(): void;
}

/**
 * The controller of a list. Its state is the URL: each action is one history entry, the latest request wins, and Back
 * restores the previous list.
 */
export function createList<Q, P extends ListPage<unknown>>(options: ListOptions<Q, P>): ListController<Q> {
  const { initial, address, root, onChange, onArrival, isAsking = () => true, correct, nextQuery } = options;
  const fetcher = createPageFetcher(options);
  const latest = createLatestRequest();
  const entries = createHistoryEntries(address);
  const cache = createPageCache<P>(options.cachedPages ?? 10);
  if (initial.visible) cache.set(address.key(initial.lastQuery), initial.visible.page);
  let state = initial;

  const setState = (change: Partial<ListState<Q, P>>) => onChange((state = { ...state, error: undefined, ...change }));
  const save = () => savePosition(root, address.id, state.visible?.page.items.length ?? 0);

  const show = (query: Q, page: P | undefined) => {
    const better = page && correct?.(query, page);
    // If the response had items all the same, such as those of all pages, it is a response to the corrected query too.
    if (page && (better === undefined || page.items.length)) cache.set(address.key(better ?? query), page);
    if (better !== undefined) return go(better, 'return', { replace: true });
    setState({ lastQuery: query, visible: page && { query, page }, phase: 'ready', more: 'ready' });
  };

  const load = (query: Q, change: Partial<ListState<Q, P>> = {}, count = 0) => {
    latest.abort();
    state = { ...state, ...change };
    const cached = cache.get(address.key(query));
    if (cached || !isAsking(query)) return show(query, cached);
    latest.start((signal) => fetcher.upTo(query, count, signal), {
      onResult: (page) => show(query, page),
      onError: (error) => setState({ phase: 'failed', error }),
      onSlow: () => setState({ phase: 'slow' }),
    });
    setState({ lastQuery: query, phase: 'loading', more: 'ready' });
  };

  const go: Go<Q> = (query, act = 'change', { replace } = {}) => {
    entries.goTo(query, replace, save);
    load(query, { act, arrived: () => onArrival(act) });
  };

  const more = () => {
    const { visible: visiblePage, phase, more: pending } = state;
    if (!visiblePage || visiblePage.page.next === undefined || phase !== 'ready' || pending === 'loading') return;
    const { query, page } = visiblePage;
    latest.start((signal) => fetcher.withNext(query, page, signal), {
      onResult: (longer) => showMore(nextQuery?.(query) ?? query, longer, longer.items.length - page.items.length),
      onError: (error) => setState({ more: 'failed', error }),
    });
    setState({ more: 'loading', act: undefined, arrived: undefined });
  };

  const showMore = (query: Q, page: P, added: number) => {
    if (nextQuery) writeHistory('replaceState', history.state, address.href(query));
    entries.follow(query);
    cache.set(address.key(query), page);
    const arrived = () => onArrival('more');
    setState({ lastQuery: query, visible: { query, page }, more: 'ready', added, act: 'more', arrived });
  };

  const arrived = () => restorePosition(root, address.id, false);

  const open = () => {
    const { lastQuery, visible: visiblePage } = state;
    const count = savedCount(address.id);
    if (!visiblePage) return load(lastQuery, { act: 'return', arrived }, count);
    restorePosition(root, address.id, true);
    if (visiblePage.page.items.length >= count || visiblePage.page.next === undefined)
      return show(lastQuery, visiblePage.page);
    latest.start((signal) => fetcher.upTo(lastQuery, count, signal, visiblePage.page), {
      onResult(page) {
        state = { ...state, arrived };
        show(lastQuery, page);
      },
    });
  };

  const retry = () => {
    if (state.more === 'failed') more();
    if (state.phase === 'failed') load(state.lastQuery);
  };

  /** Back and Forward, and restoring from the back-forward cache. */
  const onReturn = () => {
    const query = address.isForeign?.() ? state.lastQuery : address.read();
    if (entries.isAt(query) && state.phase !== 'failed') return;
    entries.follow(query);
    load(query, { act: 'return', arrived }, savedCount(address.id));
  };

  const stopListening = listen({
    popstate: onReturn,
    pageshow: onReturn,
    online: retry,
    pagehide: save,
  });

  const stop = () => {
    latest.abort();
    stopListening();
  };
  return { open, go, more, retry, stop };
}

/** Returns the function that stops listening. */
function listen(handlers: Readonly<Record<string, () => void>>) {
  const entries = Object.entries(handlers);
  for (const [type, handler] of entries) addEventListener(type, handler);
  return () => {
    for (const [type, handler] of entries) removeEventListener(type, handler);
  };
}
