import { searchPages } from '../../src/services';
import { addressOf, changed, lastStartOf, PAGE_SIZE, queryOf, type Act, type Go, type SearchQuery, type SearchState, type Shown } from './query';

export { fetchSuggestions } from '../../src/services';

/** In milliseconds: what comes sooner needs no skeleton. */
const SLOW = 200;

export interface SearchOptions {
  initial: SearchState;
  root: Element;
  lang: string;
  /** How many pages of results are cached. */
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

  const setState = (change: Partial<SearchState>) => onChange((state = { ...state, error: undefined, ...change }));

  const show = (asked: SearchQuery, shown: Shown | undefined) => {
    const last = shown && lastStartOf(shown.answer.total);
    if (last && asked.start > last) return go(changed(asked, { start: last }), 'return', { replace: true });
    if (shown) cache.set(addressOf(asked), shown);
    setState({ asked, shown, phase: 'ready' });
  };

  const load = (asked: SearchQuery, change: Partial<SearchState> = {}) => {
    cancel();
    state = { ...state, ...change };
    const cached = cache.get(addressOf(asked));
    if (cached || !asked.q) return show(asked, cached);
    const controller = new AbortController();
    const timer = setTimeout(() => setState({ phase: 'slow' }), SLOW);
    cancel = () => {
      clearTimeout(timer);
      controller.abort();
    };
    const end = (action: () => void) => {
      if (controller.signal.aborted) return;
      cancel();
      action();
    };
    setState({ asked, phase: 'loading' });
    searchPages({ ...asked, rows: PAGE_SIZE, lang }, controller.signal).then(
      (answer) => end(() => show(asked, { query: asked, answer })),
      (error: unknown) => end(() => setState({ phase: 'failed', error })),
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

/** Pages of results that need not be fetched again: the last few, by what was asked. */
export interface PageCache<T> {
  get(key: string): T | undefined;
  set(key: string, page: T): void;
}

export function createPageCache<T>(size: number): PageCache<T> {
  const pages = new Map<string, T>();
  return {
    get: (key) => pages.get(key),
    set(key, page) {
      pages.delete(key);
      pages.set(key, page);
      for (const oldest of pages.keys()) if (pages.size > size) pages.delete(oldest);
    },
  };
}

interface ScrollPosition {
  /** In CSS pixels from the top of the page. */
  readonly scroll: number;
  /** The address of the link in focus. */
  readonly link: string | null | undefined;
}

/** Writes into the history entry where the visitor is on the page that they are about to leave. */
function saveScrollPosition(root: Element) {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  const position: ScrollPosition = { scroll: window.scrollY, link: root.contains(active) ? active?.getAttribute('href') : undefined };
  history.replaceState({ ...history.state, inlayPlace: position }, '');
}

/** Brings the visitor back to where they were; `isScrolled` where the browser has done that part. */
function restoreScrollPosition(root: Element, isScrolled: boolean) {
  const position = (history.state as { inlayPlace?: ScrollPosition } | null)?.inlayPlace;
  if (!position) return;
  const link = [...root.querySelectorAll('a')].find((one) => one.getAttribute('href') === position.link);
  link?.focus({ preventScroll: true });
  if (!isScrolled) window.scrollTo({ top: position.scroll, behavior: 'instant' });
}
