import { searchPages } from '../../src/services';
import { createPageCache } from './page-cache';
import { saveScrollPosition, restoreScrollPosition } from './scroll-position';
import { addressOf, changed, lastStartOf, PAGE_SIZE, queryOf, type SearchQuery } from './query';
import type { Act, Go, SearchState, Shown } from './state';

/** In milliseconds: what comes sooner needs no skeleton. */
const SLOW = 200;

export interface SearchOptions {
  initial: SearchState;
  root: Element;
  lang: string;
  /** How many pages of results are kept. */
  cachedPages: number;
  onChange: (state: SearchState) => void;
  /** Results are in view that the visitor went to. */
  onArrival: (act: Act) => void;
}

export interface Search {
  /** Completes the page as it was opened: fetches what the server did not write, or leads back to where the visitor was on it. */
  open(): void;
  go: Go;
  retry(): void;
  stop(): void;
}

/**
 * The life of a result page: its state is its address. Each act is one history
 * entry, the last one asked for wins, and Back leads to the page as it was left.
 */
export function createSearch({ initial, root, lang, cachedPages, onChange, onArrival }: SearchOptions): Search {
  const cache = createPageCache<Shown>(cachedPages);
  if (initial.shown) cache.set(addressOf(initial.asked), initial.shown);
  let state = initial;
  let address = addressOf(queryOf());
  let cancel = () => {};

  const become = (change: Partial<SearchState>) => onChange((state = { ...state, error: undefined, ...change }));

  const show = (asked: SearchQuery, shown: Shown | undefined) => {
    const last = shown && lastStartOf(shown.answer.total);
    if (last && asked.start > last) return go(changed(asked, { start: last }), 'return', { replace: true });
    if (shown) cache.set(addressOf(asked), shown);
    become({ asked, shown, phase: 'ready' });
  };

  const load = (asked: SearchQuery, change: Partial<SearchState> = {}) => {
    cancel();
    state = { ...state, ...change };
    const cached = cache.get(addressOf(asked));
    if (cached || !asked.q) return show(asked, cached);
    const controller = new AbortController();
    const timer = setTimeout(() => become({ phase: 'slow' }), SLOW);
    cancel = () => {
      clearTimeout(timer);
      controller.abort();
    };
    const end = (action: () => void) => {
      if (controller.signal.aborted) return;
      cancel();
      action();
    };
    become({ asked, phase: 'loading' });
    searchPages({ ...asked, rows: PAGE_SIZE, lang }, controller.signal).then(
      (answer) => end(() => show(asked, { query: asked, answer })),
      (error: unknown) => end(() => become({ phase: 'failed', error })),
    );
  };

  const go: Go = (query, act = 'search', { replace } = {}) => {
    const target = addressOf(query);
    if (target !== address) {
      saveScrollPosition(root);
      history[replace ? 'replaceState' : 'pushState'](null, '', target);
      address = target;
    }
    load(query, { act, arrived: () => onArrival(act) });
  };

  const onReturn = () => {
    const query = queryOf();
    if (address === addressOf(query) && state.phase !== 'failed') return;
    address = addressOf(query);
    load(query, { act: 'return', arrived: () => restoreScrollPosition(root, false) });
  };
  const onLeave = () => saveScrollPosition(root);

  // Back and Forward, out of the browser's page cache, and back in the network.
  const returns = ['popstate', 'pageshow', 'online'];
  for (const type of returns) addEventListener(type, onReturn);
  addEventListener('pagehide', onLeave);

  return {
    open() {
      if (state.shown) restoreScrollPosition(root, true);
      if (state.shown) show(state.asked, state.shown);
      else load(state.asked, { act: 'return', arrived: () => restoreScrollPosition(root, false) });
    },
    go,
    retry: () => load(state.asked),
    stop() {
      cancel();
      for (const type of returns) removeEventListener(type, onReturn);
      removeEventListener('pagehide', onLeave);
    },
  };
}
