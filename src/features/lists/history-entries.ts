import { writeHistory } from '../../core';
import type { ListAddress } from './address';

export interface HistoryEntries<Q> {
  /** Whether the page's URL already has this query. */
  isAt(query: Q): boolean;
  /** Adds a history entry for this query, after `beforeLeaving`, unless the URL has it already. */
  goTo(query: Q, isReplacing: boolean | undefined, beforeLeaving: () => void): void;
  /** Called when the visitor returns to an entry with this query by Back or Forward. */
  follow(query: Q): void;
}

/** Each query that the visitor selects is one history entry. */
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
