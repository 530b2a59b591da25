import { writeHistory } from '../../core';
import { HttpError } from '../../http';
import type { ListOptions, ListPage, ListState, Go } from './list';
import { createPageCache } from './page-cache';
import { restorePosition, savePosition, savedPosition } from './position';

/** In milliseconds: what comes sooner needs no skeleton. */
const SLOW = 200;

export interface ListController<Q> {
  /** Completes the list as it was opened: fetches what the server did not write, or leads back to where the visitor was on it. */
  open(): void;
  go: Go<Q>;
  /** Adds the next page. */
  more(): void;
  retry(): void;
  stop(): void;
}

/**
 * The life of a list. Its state is the URL: each act is one history entry, the latest request wins, and Back
 * restores the previous list.
 */
export function createList<Q, P extends ListPage<unknown>>(options: ListOptions<Q, P>): ListController<Q> {
  const {
    initial,
    address,
    root,
    lang,
    fetchPage,
    onChange,
    onArrival,
    isAsking = () => true,
    correct,
    keyOf,
    nextQuery,
    cachedPages = 10,
  } = options;
  const cache = createPageCache<P>(cachedPages);
  if (initial.shown) cache.set(address.key(initial.asked), initial.shown.page);
  let state = initial;
  let current = address.key(address.read());
  let cancel = () => {};

  const setState = (change: Partial<ListState<Q, P>>) => onChange((state = { ...state, error: undefined, ...change }));
  const save = () => savePosition(root, state.shown?.page.items.length ?? 0);

  const show = (asked: Q, page: P | undefined) => {
    const better = page && correct?.(asked, page);
    if (page && better !== undefined) {
      // A service that had items nevertheless, such as those of all pages, has responded to the better query too.
      if (page.items.length) cache.set(address.key(better), page);
      return go(better, 'return', { replace: true });
    }
    if (page) cache.set(address.key(asked), page);
    setState({ asked, shown: page && { query: asked, page }, phase: 'ready', more: 'ready' });
  };

  /** One at a time: whatever was on its way is given up. */
  const run = <R>(
    work: (signal: AbortSignal) => Promise<R>,
    done: (result: R) => void,
    failed: (error: unknown) => void,
    onSlow = () => {},
  ) => {
    cancel();
    const controller = new AbortController();
    const timer = setTimeout(onSlow, SLOW);
    cancel = () => {
      clearTimeout(timer);
      controller.abort();
    };
    const end = (action: () => void) => {
      if (controller.signal.aborted) return;
      cancel();
      action();
    };
    work(controller.signal).then(
      (result) => end(() => done(result)),
      (error: unknown) => end(() => failed(error)),
    );
  };

  /** Fetches on until that many items are there, as far as it goes. */
  const filled = async (query: Q, first: P | undefined, count: number, signal: AbortSignal) => {
    let page = first ?? (await fetchPage(query, { lang, signal }));
    while (page.items.length < count && page.next !== undefined) {
      try {
        page = joined(
          page,
          await fetchPage(query, { after: page.next, lang, signal }),
          keyOf as (item: unknown) => string,
        );
      } catch {
        return page;
      }
    }
    return page;
  };

  const load = (asked: Q, change: Partial<ListState<Q, P>> = {}, count = 0) => {
    cancel();
    state = { ...state, ...change };
    const cached = cache.get(address.key(asked));
    if (cached || !isAsking(asked)) return show(asked, cached);
    run(
      (signal) => filled(asked, undefined, count, signal),
      (page) => show(asked, page),
      (error) => setState({ phase: 'failed', error }),
      () => setState({ phase: 'slow' }),
    );
    setState({ asked, phase: 'loading', more: 'ready' });
  };

  const go: Go<Q> = (query, act = 'change', { replace } = {}) => {
    const target = address.key(query);
    if (target !== current) {
      save();
      writeHistory(replace ? 'replaceState' : 'pushState', replace ? history.state : null, address.href(query));
      current = target;
    }
    load(query, { act, arrived: () => onArrival(act) });
  };

  const more = () => {
    const { shown, phase, more: pending } = state;
    if (!shown || shown.page.next === undefined || phase !== 'ready' || pending === 'loading') return;
    const { query, page } = shown;
    const have = page.items.length;
    const next = async (signal: AbortSignal) => {
      try {
        return joined(
          page,
          await fetchPage(query, { after: page.next, lang, signal }),
          keyOf as (item: unknown) => string,
        );
      } catch (error) {
        // The cursor has expired: fetches the list again, up to the visitor's position.
        if (!(error instanceof HttpError) || (error.status !== 400 && error.status !== 410)) throw error;
        return filled(query, undefined, have + 1, signal);
      }
    };
    run(
      next,
      (longer) => {
        const asked = nextQuery?.(query) ?? query;
        if (nextQuery) writeHistory('replaceState', history.state, address.href(asked));
        current = address.key(asked);
        cache.set(current, longer);
        setState({
          asked,
          shown: { query: asked, page: longer },
          more: 'ready',
          added: longer.items.length - have,
          act: 'more',
          arrived: () => onArrival('more'),
        });
      },
      (error) => setState({ more: 'failed', error }),
    );
    setState({ more: 'loading', act: undefined, arrived: undefined });
  };

  const onReturn = () => {
    const query = address.isForeign?.() ? state.asked : address.read();
    if (current === address.key(query) && state.phase !== 'failed') return;
    current = address.key(query);
    load(query, { act: 'return', arrived: () => restorePosition(root, false) }, savedPosition()?.count);
  };

  const retry = () => (state.more === 'failed' ? more() : load(state.asked));
  const onOnline = () => {
    if (state.phase === 'failed' || state.more === 'failed') retry();
  };

  // Back and Forward, and out of the browser's page cache.
  const returns = ['popstate', 'pageshow'];
  for (const type of returns) addEventListener(type, onReturn);
  addEventListener('online', onOnline);
  addEventListener('pagehide', save);

  return {
    open() {
      const { asked, shown } = state;
      const count = savedPosition()?.count ?? 0;
      const arrived = () => restorePosition(root, false);
      if (!shown) return load(asked, { act: 'return', arrived }, count);
      restorePosition(root, true);
      if (shown.page.items.length >= count || shown.page.next === undefined) return show(asked, shown.page);
      const finish = (page: P) => {
        state = { ...state, arrived };
        show(asked, page);
      };
      run(
        (signal) => filled(asked, shown.page, count, signal),
        finish,
        () => {},
      );
    },
    go,
    more,
    retry,
    stop() {
      cancel();
      for (const type of returns) removeEventListener(type, onReturn);
      removeEventListener('online', onOnline);
      removeEventListener('pagehide', save);
    },
  };
}

/** Both pages as one. A page that brings nothing new and leads nowhere else is the last. */
function joined<P extends ListPage<unknown>>(before: P, after: P, keyOf: ((item: unknown) => string) | undefined): P {
  const known = new Set(keyOf && before.items.map(keyOf));
  const added = keyOf ? after.items.filter((item) => !known.has(keyOf(item))) : after.items;
  return { ...after, items: [...before.items, ...added], next: after.next === before.next ? undefined : after.next };
}
