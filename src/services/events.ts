import {
  array,
  boolean,
  coerce,
  mask,
  min,
  nonempty,
  number,
  object,
  optional,
  pattern,
  string,
  unknown,
  type Infer,
} from 'superstruct';
import { request } from '../http';
import {
  linkOf,
  listOf,
  listResponse,
  recordOf,
  lenientCounts,
  lenientDate,
  lenientFacets,
  lenientFlag,
  lenientNumber,
  lenientText,
} from './response';

export interface EventsRequest {
  readonly limit: number;
  /** The id of the event to list first. */
  readonly pinnedItem: string;
  readonly region: readonly string[];
  readonly eventMode: readonly string[];
  readonly interest: readonly string[];
  /** UTC months, `YYYY-MM`. */
  readonly month?: readonly string[] | undefined;
  /** `nextCursor` of the previous page, or empty. */
  readonly afterId: string;
  readonly parentFolderId: string;
  readonly sortByField: string;
  /** ISO 8601 in UTC, without milliseconds; a range has both ends. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

type Counts = Readonly<Record<string, number>>;

export interface EventsAnswer {
  readonly events: readonly EventItem[];
  readonly total: number;
  /** Undefined on the last page. */
  readonly next: string | undefined;
  /** By group and name. */
  readonly counts: Readonly<Record<string, Counts>>;
  /** By group: the number of results without it. */
  readonly without: Counts;
}

const Event = object({
  id: nonempty(string()),
  title: nonempty(string()),
  description: lenientText,
  image: coerce(
    object({ src: lenientText, alt: lenientText, width: lenientNumber, height: lenientNumber }),
    unknown(),
    recordOf,
  ),
  callToActions: listOf(linkOf(object({ text: nonempty(string()), url: nonempty(string()), target: lenientText })), 2),
  region: lenientText,
  eventLocation: lenientText,
  startTime: lenientDate,
  endTime: lenientDate,
  expirationDate: lenientDate,
  eventFormat: lenientText,
  interest: lenientText,
  pinnedItem: lenientFlag,
  timeZone: lenientText,
  isWholeDay: lenientFlag,
  /** According to the visitor's clock, unless the service sends it. */
  isOver: coerce(optional(boolean()), unknown(), (value) => (typeof value === 'boolean' ? value : undefined)),
  /** The URL of its page. */
  url: lenientText,
  calendarUrl: lenientText,
  performers: listOf(object({ name: nonempty(string()) }), 10),
  /** `currency` is an ISO 4217 code; a price of 0 is free. */
  offers: listOf(object({ price: min(number(), 0), currency: pattern(string(), /^[A-Z]{3}$/) }), 10),
});

/** As the service sends it: plain texts, and URLs and times that are not validated yet. */
export type EventItem = Infer<typeof Event>;

/** A response without a list or a total is invalid: an error must not read as "no events". */
const Response = object({
  events: array(),
  total: min(number(), 0),
  hasNext: lenientFlag,
  nextCursor: lenientText,
  facets: lenientFacets,
  without: lenientCounts,
});

/** The dates of a series may share their id. */
export function eventKey({ id, startTime }: Pick<EventItem, 'id' | 'startTime'>): string {
  return `${id} ${startTime}`;
}

export function findEvents(query: EventsRequest, signal?: AbortSignal): Promise<EventsAnswer> {
  return request('articles', 'events', {
    path: 'POST /careerevents/events',
    isRead: true,
    json: query,
    signal,
    read: readAnswer,
  });
}

/** Events of a source, in the shape of the service. Invalid ones are left out. */
export function readEvents(events: readonly unknown[], most: number): readonly EventItem[] {
  const fitting = mask({ events }, object({ events: listOf(Event, most) })).events;
  return [...new Map(fitting.map((event) => [eventKey(event), event])).values()];
}

function readAnswer(body: unknown): EventsAnswer {
  const { events, total, hasNext, nextCursor, facets, without } = mask(listResponse(body, 'events'), Response);
  return {
    events: readEvents(events, 200),
    total,
    next: (hasNext && nextCursor) || undefined,
    counts: facets,
    without,
  };
}
