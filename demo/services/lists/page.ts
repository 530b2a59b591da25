import type { Cursors } from './cursor.ts';
import type { Found } from './find.ts';
import { withoutEach } from './fold.ts';
import type { Group } from './types.ts';

/** The fields of every page of a list besides its items. */
export interface ListPage {
  hasNext: boolean;
  /** Empty on the last page. */
  nextCursor: string;
  total: number;
  /** The counts by facet and value. */
  facets: Record<string, Record<string, number>>;
  /** The counts without each filter, by filter. */
  without: Record<string, number>;
}

/** For a list with one part; `scope` is the query that the cursor is bound to. */
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
