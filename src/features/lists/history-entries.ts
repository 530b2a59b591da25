import { writeHistory } from '../../core';
import type { ListAddress } from './address';

export interface HistoryEntries<Q> {
  /** Whether the page's URL names this query, as far as the list knows. */
  isAt(query: Q): boolean;
  /** Writes an entry for this query, after `beforeLeaving`, unless the URL names it already. */
  goTo(query: Q, isReplacing: boolean | undefined, beforeLeaving: () => void): void;
  /** The visitor came to an entry with this query by Back or Forward. */
  follow(query: Q): void;
}

/** Each query that the visitor chooses is one entry of the browser's history. */
export function createHistoryEntries<Q>(address: ListAddress<Q>): HistoryEntries<Q> {
  let current = address.key(address.read());
  const isAt = (query: Q) => address.key(query) === current;
  const follow = (query: Q) => {
    current = address.key(query);
  };
  return {
    isAt,
    follow,
    goTo(query, isReplacing, beforeLeaving) {
      if (isAt(query)) return;
      beforeLeaving();
      writeHistory(isReplacing ? 'replaceState' : 'pushState', isReplacing ? history.state : null, address.href(query));
      follow(query);
    },
  };
}
