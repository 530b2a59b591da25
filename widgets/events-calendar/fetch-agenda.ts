import { groupBy } from '../../src/core';
import { dayAfter, daysOf, momentOf } from '../../src/features/events';
import type { FetchPage, FilterQuery, Source } from '../../src/features/lists';
import { eventKey, findEvents, type EventItem } from '../../src/services/events';
import type { AgendaEntry, AgendaPage } from './agenda';
import { lastDayOf } from './month';
import { isIn, monthsOf, type Period } from './period';

/** The largest page that services return. */
const LARGEST_PAGE = 100;
/** A month with more events is truncated, so that an endless list does not block the visitor. */
const MAX_PAGES = 10;
/** The number of cached months. */
const KEPT = 12;
/** The number of titles that fit into a cell of the grid. Weeks have higher cells. */
const CELL_TITLES = { month: 3, week: 8 };

interface AgendaOptions {
  limit: number;
  periodOf: (query: FilterQuery) => Period;
  parentFolderId?: string | undefined;
  today: string;
  /** Instead of the service. */
  source?: Source<EventItem> | undefined;
}

/** Whole months are fetched, because the grid shows all of them; the list of a month shows it page by page. */
export function createFetchAgenda({
  limit,
  periodOf,
  parentFolderId = '',
  today,
  source,
}: AgendaOptions): FetchPage<FilterQuery, AgendaPage> {
  const months = new Map<string, readonly AgendaEntry[]>();
  const entriesOf = async (month: string, signal: AbortSignal) => {
    const entries =
      months.get(month) ?? agendaOf(await (source?.read() ?? eventsOf(month, parentFolderId, signal)), month, today);
    months.delete(month);
    months.set(month, entries);
    for (const oldest of months.keys()) if (months.size > KEPT) months.delete(oldest);
    return entries;
  };
  return async (query, { after, signal }) => {
    const period = periodOf(query);
    const inMonths = await Promise.all(monthsOf(period).map((month) => entriesOf(month, signal)));
    const entries = inMonths.flat().filter(({ day }) => isIn(period, day));
    if (period.view === 'week' || period.view === 'day') return agendaPage(entries, 0, Infinity, CELL_TITLES.week);
    const from = Number(after ?? 0);
    return agendaPage(entries, from, from + limit * (after === undefined ? query.page : 1));
  };
}

async function eventsOf(month: string, parentFolderId: string, signal: AbortSignal): Promise<readonly EventItem[]> {
  const range = { startDate: `${month}-01T00:00:00Z`, endDate: `${lastDayOf(month)}T23:59:59Z` };
  const found = new Map<string, EventItem>();
  let afterId = '';
  for (let page = 0; page < MAX_PAGES; page++) {
    const { events, next = '' } = await findEvents(
      {
        limit: LARGEST_PAGE,
        pinnedItem: '',
        region: [],
        eventMode: [],
        interest: [],
        afterId,
        parentFolderId,
        sortByField: 'startTime',
        ...range,
      },
      signal,
    );
    for (const event of events) found.set(eventKey(event), event);
    if (!next || next === afterId) break;
    afterId = next;
  }
  return [...found.values()];
}

/** Every day of the month with an event, in order. Leaves out events without a date, and those no longer listed. */
export function agendaOf(events: readonly EventItem[], month: string, today: string): AgendaEntry[] {
  const entries = events.flatMap((event) => {
    const { first, last, shownUntil } = daysOf(event);
    if (!first || !last || shownUntil < today) return [];
    return daysFrom(later(first, `${month}-01`), earlier(last, lastDayOf(month))).map((day) => ({ day, event }));
  });
  return entries.sort(
    (first, other) =>
      compare(first.day, other.day) ||
      compare(startOf(first), startOf(other)) ||
      compare(first.event.title, other.event.title),
  );
}

export function agendaPage(
  entries: readonly AgendaEntry[],
  from: number,
  to: number,
  cellTitles = CELL_TITLES.month,
): AgendaPage {
  return {
    items: entries.slice(from, to),
    total: entries.length,
    next: to < entries.length ? to : undefined,
    events: new Set(entries.map(({ event }) => eventKey(event))).size,
    days: new Map(
      groupBy(entries, ({ day }) => day).map(([day, dayEntries]) => [
        day,
        { count: dayEntries.length, titles: dayEntries.slice(0, cellTitles).map(({ event }) => event.title) },
      ]),
    ),
  };
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

function startOf({ event }: AgendaEntry): string {
  return momentOf(event.startTime, event.timeZone)?.toJSON() ?? '';
}

function compare(first: string, other: string): number {
  return first < other ? -1 : first > other ? 1 : 0;
}

function later(first: string, other: string): string {
  return first > other ? first : other;
}

function earlier(first: string, other: string): string {
  return first < other ? first : other;
}
