import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { config, lazy, useLanguage } from '../../core';
import { HttpError } from '../../http';
import { isPlainClick } from '../../ui';
import type { ListAddress } from './address';
import type { ListController } from './create-list';
import type { FetchPage, Go, ListAct, ListPage, ListRules, ListState } from './list';
import { savedPosition } from './position';

const loadCreateList = lazy(() => import('./create-list'));

export interface UseListOptions<Q, P> extends ListRules<Q, P> {
  address: ListAddress<Q>;
  /** The initial query. Default: that of the URL. */
  lastQuery?: Q;
  /** The server-rendered page, so that nothing is fetched on load. */
  serverPage?: P | undefined;
  /** False if the server-rendered page is incomplete and a fetch has to follow immediately. */
  isComplete?: (serverPage: P) => boolean;
  /** Called when the visitor approaches, not before. */
  createFetch: () => FetchPage<Q, P>;
  /** The result of the visitor's action is visible; after `more`, focus is on the first new item already. */
  onArrival?: (act: ListAct) => void;
}

export interface List<Q, P> extends ListState<Q, P> {
  /**
   * `start`: no request yet. `waiting`: the first response is pending. `degraded`: the visible page is not of the
   * latest request. `unavailable`: there is nothing to show.
   */
  view: 'start' | 'waiting' | 'list' | 'empty' | 'degraded' | 'unavailable';
  isBusy: boolean;
  go: Go<Q>;
  /** Adds the next page. */
  loadMore: () => void;
  retry: () => void;
  /** For the first focus and the first pointer event: preloads the code for an action. */
  prepare: () => void;
  /** For a real link within the list, whose page is loaded in place. */
  linkTo: (query: Q, act?: ListAct) => { href: string; onClick: (event: MouseEvent) => void };
  href: (query: Q) => string;
}

/**
 * A server-rendered list, until the visitor approaches or something is missing. Each item has `data-list-item`. In edit
 * mode nothing is fetched and nothing changes.
 */
export function useList<Q, P extends ListPage<unknown>>(
  root: RefObject<HTMLElement | null>,
  options: UseListOptions<Q, P>,
): List<Q, P> {
  const lang = useLanguage();
  const latest = useRef(options);
  latest.current = options;
  const [address] = useState(options.address);
  const controller = useRef<Promise<ListController<Q>>>(undefined);
  const retryStart = useRef<() => void>(undefined);
  const [state, setState] = useState(() => firstState(options));

  const start = () =>
    (controller.current ??= loadCreateList().then(({ createList }) => {
      const { isAsking, correct, keyOf, nextQuery, cachedPages, createFetch } = options;
      return createList<Q, P>({
        ...{ initial: state, address, root: root.current!, lang, fetchPage: createFetch() },
        ...{ isAsking, correct, keyOf, nextQuery, cachedPages },
        onChange: setState,
        onArrival,
      });
    }));
  const onArrival = (act: ListAct) => latest.current.onArrival?.(act);
  const isEditing = config().mode === 'edit';
  /** Loads the script of the list, then runs the action. After a failure, `retryStart` repeats both. */
  const perform = (act: (started: ListController<Q>) => void, withoutScript?: () => void) => {
    if (isEditing) return;
    retryStart.current = undefined;
    start().then(act, (cause: unknown) => {
      controller.current = undefined;
      if (navigator.onLine && withoutScript) return withoutScript();
      retryStart.current = () => perform(act, withoutScript);
      setState((now) => ({
        ...now,
        phase: 'failed',
        error: navigator.onLine ? cause : new HttpError('offline', 'list', { cause }),
      }));
    });
  };
  // If the script failed to load but the network works, links navigate. Typing does not: it would leave the field.
  const go: Go<Q> = (query, act, how) =>
    perform(
      (started) => started.go(query, act, how),
      act === 'type' ? undefined : () => location.assign(address.href(query)),
    );
  const retry = () => (retryStart.current ? retryStart.current() : perform((started) => started.retry()));
  const prepare = () => {
    if (!isEditing) start().catch(() => (controller.current = undefined));
  };

  const open = useRef(() => {
    if (!isDone(options, state) || savedPosition()) perform((started) => started.open());
  });
  useEffect(() => {
    const opened = address.key(address.read());
    // Back before any interaction with the list, such as after a reload.
    const onReturn = () => {
      if (controller.current || address.isForeign?.() || address.key(address.read()) === opened) return;
      perform((started) => started.go(address.read(), 'return', { replace: true }));
    };
    const onOnline = () => retryStart.current?.();
    addEventListener('popstate', onReturn);
    addEventListener('online', onOnline);
    open.current();
    return () => {
      removeEventListener('popstate', onReturn);
      removeEventListener('online', onOnline);
      void controller.current?.then(
        (started) => started.stop(),
        () => {},
      );
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the list is opened once
  }, []);
  useLayoutEffect(() => {
    if (state.phase !== 'ready') return;
    if (state.act === 'more') focusAdded(root.current, state);
    state.arrived?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each state
  }, [state]);

  return {
    ...state,
    view: viewOf(state),
    isBusy: state.phase === 'loading' || state.phase === 'slow',
    go,
    loadMore: () => perform((started) => started.more()),
    retry,
    prepare,
    href: (query) => address.href(query),
    linkTo: (query, how) => ({
      href: address.href(query),
      onClick(event) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(query, how);
      },
    }),
  };
}

function firstState<Q, P extends ListPage<unknown>>({
  address,
  serverPage,
  lastQuery = address.read(),
  isAsking = () => true,
}: UseListOptions<Q, P>): ListState<Q, P> {
  const isAwaited = !serverPage && config().mode !== 'edit' && isAsking(lastQuery);
  return {
    lastQuery,
    visible: serverPage && { query: lastQuery, page: serverPage },
    phase: isAwaited ? 'loading' : 'ready',
    more: 'ready',
  };
}

/** Whether the first state needs no request. */
function isDone<Q, P extends ListPage<unknown>>(
  { isComplete = () => true, correct }: UseListOptions<Q, P>,
  { lastQuery, visible, phase }: ListState<Q, P>,
): boolean {
  if (!visible) return phase === 'ready';
  return isComplete(visible.page) && correct?.(lastQuery, visible.page) === undefined;
}

function viewOf<Q, P extends ListPage<unknown>>({ visible, phase }: ListState<Q, P>): List<Q, P>['view'] {
  if (!visible) return phase === 'failed' ? 'unavailable' : phase === 'ready' ? 'start' : 'waiting';
  if (phase === 'failed') return 'degraded';
  return visible.page.items.length ? 'list' : 'empty';
}

/**
 * The first new item; the last item if there is none and the button was removed. Focus stays if the visitor has moved
 * to another part of the page.
 */
function focusAdded(
  root: HTMLElement | null,
  { visible, added = 0 }: Pick<ListState<unknown, ListPage<unknown>>, 'visible' | 'added'>,
) {
  const { items, next } = visible!.page;
  if (!added && next !== undefined) return;
  const active = root?.ownerDocument.activeElement;
  if (active && active !== active.ownerDocument.body && !root?.contains(active)) return;
  const item =
    root?.querySelectorAll<HTMLElement>('[data-list-item]')[Math.min(items.length - added, items.length - 1)];
  const target = item?.querySelector<HTMLElement>('a[href], button') ?? item;
  target?.focus();
}
