import type { Cursors } from './cursor.ts';
import type { Found } from './find.ts';
import { withoutEach } from './fold.ts';
import type { Group } from './types.ts';

/** What every page of a list says beside its items. */
export interface ListPage {
  hasNext: boolean;
  /** Empty on the last page. */
  nextCursor: string;
  total: number;
  /** Per facet and value, how many there are. */
  facets: Record<string, Record<string, number>>;
  /** Per filter, how many there would be without it. */
  without: Record<string, number>;
}

/** Of a list that has one part; `scope` is the question that the cursor is bound to. */
export function pageOf(
  found: Found<unknown>,
  { groups, cursors, scope }: { groups: readonly Group[]; cursors: Cursors; scope: unknown },
): ListPage {
  const last = found.rows.at(-1);
  return {
    hasNext: found.hasMore,
    nextCursor: found.hasMore && last ? cursors.write({ ...last, part: 0 }, scope) : '',
    total: found.total,
    facets: found.counts,
    without: withoutEach({ groups }, found),
  };
}
