import { daysOf } from '../../content/event-days.ts';
import type { Content, Event } from '../../content/load.ts';
import { datesOf } from './series.ts';
import { daysBetween, fold, type List, never, type Row } from '../lists/index.ts';

export const eventOrders = ['startTime', 'title', 'region'] as const;
export type EventOrder = (typeof eventOrders)[number];
export const eventFacets = ['month', 'region', 'eventMode', 'interest'] as const;

/** An event in the services' responses. */
export interface EventDocument extends Omit<Event, 'image' | 'recurrence' | 'changes'> {
  image: { src: string; alt: string; width: number; height: number };
  callToActions: { text: string; url: string }[];
  /** The names of its filters, separated by commas. */
  filterValue: string;
  /** The URL of its page. */
  url: string;
  /** The URL of its calendar file, or empty without a date. */
  calendarUrl: string;
}

export const eventsPath = '/services/articles/careerevents';

/** Folders of the content tree, for `parentFolderId`. */
export const folders = { root: 'events', careers: 'events-careers' } as const;

export function eventLists(content: Pick<Content, 'events'>): List[] {
  const events = content.events.flatMap((event) => datesOf(event));
  return [
    ...eventOrders.map((order) => ({ name: `events/${order}`, rows: events.map((event) => rowOf(event, order)) })),
    { name: datedList, rows: events.map((event) => ({ ...rowOf(event, 'startTime'), sort: startOf(event) })) },
  ];
}

/** Events by date only, for visitors who selected dates. Highlights are not listed first. */
export const datedList = 'events/dates';

function startOf(event: Event): string {
  return daysOf(event).first ? event.startTime : never;
}

function rowOf(event: Event, order: EventOrder): Row {
  const { id, title, region, eventFormat, interest, pinnedItem } = event;
  const { first, last, visibleUntil } = daysOf(event);
  const start = startOf(event);
  const days = first ? daysBetween(first, last ?? first) : [];
  const sorts: Record<EventOrder, string> = {
    startTime: start,
    title: fold(title),
    region: `${fold(region)} ${start}`,
  };
  return {
    id,
    sort: `${pinnedItem ? 0 : 1} ${sorts[order]}`,
    item: documentOf(event),
    facets: {
      month: [...new Set(days.map((day) => day.slice(0, 7)))],
      region: [region],
      eventMode: [eventFormat],
      interest: [interest],
      folder: interest === 'Careers' ? Object.values(folders) : [folders.root],
    },
    // Stored names: processes of the previous version read the same lists during an upgrade.
    days: { day: days, over: [last ?? first ?? never], shown: [visibleUntil] },
  };
}

function documentOf({ image, callToActions = [], ...event }: Event): EventDocument {
  const { first } = daysOf(event);
  const { id, region, eventFormat, interest } = event;
  return {
    ...event,
    image: { src: `/images/${image}/${id}.svg?ratio=3x2`, alt: '', width: 600, height: 400 },
    callToActions,
    filterValue: [region, eventFormat, interest].join(','),
    url: `/events/${encodeURIComponent(id)}`,
    calendarUrl: first ? `${eventsPath}/${encodeURIComponent(id)}.ics` : '',
  };
}
