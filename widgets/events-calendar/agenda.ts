import type { ListPage } from '../../src/features/lists';
import type { EventItem } from '../../src/services/events';

/** An event on one of its days. */
export interface AgendaEntry {
  readonly day: string;
  readonly event: EventItem;
}

export interface DaySummary {
  readonly count: number;
  /** Of the first few. */
  readonly titles: readonly string[];
}

/** A period: its days, and the visible part of its list. */
export interface AgendaPage extends ListPage<AgendaEntry> {
  /** How many there are; one of several days counts once. */
  readonly events: number;
  readonly days: ReadonlyMap<string, DaySummary>;
}

/** Which page of the list holds the whole of a day. */
export function pageOf(day: string, days: AgendaPage['days'], limit: number): number {
  const upTo = [...days].reduce((sum, [otherDay, { count }]) => (otherDay <= day ? sum + count : sum), 0);
  return Math.max(1, Math.ceil(upTo / limit));
}
