import { HttpError } from '../../http';
import type { ListOptions, ListPage } from './list';

export interface PageFetcher<Q, P> {
  /** The list from its start, or from `first`, until it has `count` items or ends. */
  upTo(query: Q, count: number, signal: AbortSignal, first?: P): Promise<P>;
  /** A page with the items of the next page appended. */
  withNext(query: Q, page: P, signal: AbortSignal): Promise<P>;
}

export function createPageFetcher<Q, P extends ListPage<unknown>>({
  fetchPage,
  lang,
  keyOf,
}: Pick<ListOptions<Q, P>, 'fetchPage' | 'lang' | 'keyOf'>): PageFetcher<Q, P> {
  const append = async (query: Q, page: P, signal: AbortSignal) =>
    joined(page, await fetchPage(query, { after: page.next, lang, signal }), keyOf as (item: unknown) => string);

  const upTo: PageFetcher<Q, P>['upTo'] = async (query, count, signal, first) => {
    let page = first ?? (await fetchPage(query, { lang, signal }));
    while (page.items.length < count && page.next !== undefined) {
      try {
        page = await append(query, page, signal);
      } catch {
        return page;
      }
    }
    return page;
  };

  return {
    upTo,
    async withNext(query, page, signal) {
      try {
        return await append(query, page, signal);
      } catch (error) {
        // The cursor has expired: fetches the list again, up to the visitor's position.
        if (!(error instanceof HttpError) || (error.status !== 400 && error.status !== 410)) throw error;
        return upTo(query, page.items.length + 1, signal);
      }
    },
  };
}

/** Both pages as one. A page without new items and without a new cursor is the last. */
function joined<P extends ListPage<unknown>>(before: P, after: P, keyOf: ((item: unknown) => string) | undefined): P {
  const earlierKeys = new Set(keyOf && before.items.map(keyOf));
  const added = keyOf ? after.items.filter((item) => !earlierKeys.has(keyOf(item))) : after.items;
  return { ...after, items: [...before.items, ...added], next: after.next === before.next ? undefined : after.next };
}
