import { type EventItem, readEvents } from '../../services/events';
import { type FetchPage, type FilterQuery, type ListPage, localPage, type Source, useSource } from '../lists';
import { daysOf, momentOf } from './days';

export function useSourceEvents(address: string | undefined): Source<EventItem> | undefined {
  return useSource(address, 'events', (rows) => readEvents(rows, rows.length));
}

interface SourceEventsOptions {
  limit: number;
  sortBy: 'startTime' | 'title' | 'region';
  pinnedItem?: string | undefined;
}

/** Filters, sorts and counts like the service. Past events are left out. */
export function createFetchSourceEvents(
  source: Source<EventItem>,
  { limit, sortBy, pinnedItem }: SourceEventsOptions,
): FetchPage<FilterQuery, ListPage<EventItem>> {
  return async (query, { after }) => {
    const today = new Date().toISOString().slice(0, 10);
    const listed = (await source.read()).filter((event) => daysOf(event).shownUntil >= today);
    const rank = (event: EventItem) => ({
      event,
      pinned: pinnedItem && event.id === pinnedItem ? 0 : 1,
      text: sortBy === 'startTime' ? '' : event[sortBy],
      time: momentOf(event.startTime, event.timeZone)?.getTime() ?? Number.MAX_VALUE,
    });
    const ranked = listed.map(rank);
    ranked.sort((a, b) => a.pinned - b.pinned || a.text.localeCompare(b.text) || a.time - b.time);
    const items = ranked.map(({ event }) => event);
    return localPage({ items, groups: GROUPS, matches: isBetween, pageSize: limit }, query, after);
  };
}

const GROUPS = {
  eventMode: ({ eventFormat }: EventItem) => (eventFormat ? [eventFormat] : []),
  region: ({ region }: EventItem) => (region ? [region] : []),
  interest: ({ interest }: EventItem) => (interest ? [interest] : []),
  month: monthsOf,
};

/** The maximum number of days of an event: a year. */
const MOST_MONTHS = 12;

function monthsOf(event: EventItem): string[] {
  const { first, last = first } = daysOf(event);
  const months: string[] = [];
  for (let month = first?.slice(0, 7); month && month <= last!.slice(0, 7) && months.length < MOST_MONTHS;) {
    months.push(month);
    month = monthAfter(month);
  }
  return months;
}

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** An event of several days matches a range that overlaps it. */
function isBetween(event: EventItem, { from, to }: FilterQuery['values']): boolean {
  if (!from || !to) return true;
  const { first, last } = daysOf(event);
  return first !== undefined && last !== undefined && first <= to && last >= from;
}
