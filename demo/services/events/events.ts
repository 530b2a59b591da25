import { daysOf } from '../../content/event-days.ts';
import {
  anyOf,
  betweenDays,
  type Cursors,
  fold,
  type FoundRow,
  type Group,
  type ListPage,
  type Lists,
  named,
  never,
  sinceDay,
  withoutEach,
} from '../lists/index.ts';
import { datedList, type EventDocument, eventFacets, type EventOrder } from './lists.ts';

export interface EventSearch {
  limit: number;
  /** The id of the event to list first. */
  pinnedItem: string;
  region: string[];
  eventMode: string[];
  interest: string[];
  /** UTC months, `YYYY-MM`. */
  month: string[];
  afterId: string;
  parentFolderId: string;
  order: EventOrder;
  /** UTC days, both included. */
  between: readonly [first: string, last: string] | undefined;
}

export type EventFound = EventDocument & { isOver: boolean };

export interface EventsFound extends ListPage {
  events: EventFound[];
}

export type FindEvents = (search: EventSearch) => Promise<EventsFound>;
export type FindEvent = (id: string) => Promise<EventFound | undefined>;

/** Finds an event, even after it is no longer listed. */
export function createFindEvent({ lists, day }: { lists: Lists; day: () => string }): FindEvent {
  return async (id) => {
    const [row] = await lists.byId<EventDocument>('events/startTime', [id]);
    return row && { ...row.item, isOver: isOver(row.item, day()) };
  };
}

/** Compared by UTC day. False for an event without a date. */
function isOver(event: EventDocument, today: string): boolean {
  const { first, last } = daysOf(event);
  return (last ?? first ?? never) < today;
}

/** In order. Past months without listed events are left out. */
function monthsSince(current: string, counts: Record<string, number> = {}): Record<string, number> {
  const months = Object.entries(counts).filter(([month, count]) => month >= current || count > 0);
  return Object.fromEntries(months.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The parts of the list by date: upcoming events, soonest first, then past events, latest first. */
const toCome = 0;
const over = 1;

export function createEvents({
  lists,
  cursors,
  day,
}: {
  lists: Lists;
  cursors: Cursors;
  day: () => string;
}): FindEvents {
  return async ({ limit, afterId, pinnedItem, parentFolderId, order, between, ...names }) => {
    // The same query, regardless of letter case and order of the names.
    const chosen = eventFacets.map((facet) => [facet, names[facet].map(fold).sort()]);
    const scope = { chosen, parentFolderId, order, between, pinnedItem };
    const after = cursors.read(afterId, scope);
    const groups: Group[] = [
      ...eventFacets.flatMap((facet) => anyOf(facet, { [facet]: names[facet] }) ?? []),
      ...(between ? [{ name: 'dates', ranges: betweenDays('day', ...between) }] : []),
      ...(parentFolderId ? [{ ranges: [named('folder', parentFolderId)] }] : []),
      { ranges: sinceDay('shown', day()) },
    ];
    const isOrderOfTime = order === 'startTime';
    const question = { list: between && isOrderOfTime ? datedList : `events/${order}`, groups };
    const excluded = pinnedItem ? [pinnedItem] : [];
    const pinned =
      pinnedItem && !after
        ? await lists.find<EventDocument>({ ...question, page: { size: 1, only: [pinnedItem] } })
        : undefined;
    const future: Group = { ranges: sinceDay('over', day()) };
    const room = limit - (pinned?.rows.length ?? 0);

    const first = await lists.find<EventDocument>({
      ...question,
      counted: eventFacets,
      page: { size: after?.part === over ? 0 : room, after, excluded, groups: isOrderOfTime ? [future] : [] },
    });
    const pageRows: (FoundRow<EventDocument> & { part: number })[] = first.rows.map((row) => ({
      ...row,
      part: toCome,
    }));
    let hasNext = first.hasMore;
    if (isOrderOfTime && (after?.part === over || !first.hasMore)) {
      const past = await lists.find<EventDocument>({
        ...question,
        page: {
          size: room - pageRows.length,
          after: after?.part === over ? after : undefined,
          excluded,
          groups: [{ ...future, isNegated: true }],
          isReversed: true,
        },
      });
      pageRows.push(...past.rows.map((row) => ({ ...row, part: over })));
      hasNext = past.hasMore;
    }
    // If the pinned event fills the page, the next page starts at the beginning of the list.
    const last = pageRows.at(-1) ?? { sort: '', id: '', part: toCome };
    return {
      events: [...(pinned?.rows ?? []), ...pageRows].map(({ item }) => ({ ...item, isOver: isOver(item, day()) })),
      hasNext,
      nextCursor: hasNext ? cursors.write(last, scope) : '',
      total: first.total,
      facets: { ...first.counts, month: monthsSince(day().slice(0, 7), first.counts['month']) },
      without: withoutEach(question, first),
    };
  };
}
