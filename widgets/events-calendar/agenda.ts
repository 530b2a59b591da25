import type { ListPage } from '../../src/features/lists';
import type { EventItem } from '../../src/services/events';

/** An event on one of its days. */
export interface AgendaEntry {
  readonly day: string;
  readonly event: EventItem;
}

export interface DaySummary {
  readonly count: number;
  /** The titles of the first few events. */
  readonly titles: readonly string[];
}

/** A period: its days, and the visible part of its list. */
export interface AgendaPage extends ListPage<AgendaEntry> {
  /** The number of events. An event of several days counts once. */
  readonly events: number;
  readonly days: ReadonlyMap<string, DaySummary>;
}

/** The number of the list's page that contains the whole day. */
export function pageOf(day: string, days: AgendaPage['days'], limit: number): number {
  const upTo = [...days].reduce((sum, [otherDay, { count }]) => (otherDay <= day ? sum + count : sum), 0);
  return Math.max(1, Math.ceil(upTo / limit));
}
