import { coerce, defaulted, enums, object, string } from 'superstruct';
import { calendarFeed, calendarFile } from '../../../src/features/events/icalendar.ts';
import { read, readBody } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import type { Operation } from '../http/operation.ts';
import { notModified, publicAnswer, publicText } from '../http/public-answer.ts';
import {
  cursorSchema,
  facetsSchema,
  maxCursorLength,
  names,
  namesParameter,
  namesSchema,
  plainText,
  queryOf,
  textParameter,
  wholeNumber,
  withoutSchema,
} from '../lists/fields.ts';
import { answer, errors, jsonBody, list, object as shape } from '../openapi/schemas.ts';
import type { Schema } from '../openapi/types.ts';
import type { Addresses } from '../http/origins.ts';
import type { Lists } from '../lists/index.ts';
import type { EventSearch, FindEvents } from './events.ts';
import { type EventDocument, eventFacets, eventOrders, eventsPath } from './lists.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const time = { ...text, format: 'date-time' } as const;

const event: Schema = shape(
  {
    id: text,
    title: text,
    description: text,
    image: shape({ src: text, alt: text, width: { type: 'integer' }, height: { type: 'integer' } }),
    callToActions: list(shape({ text, url: text })),
    region: text,
    eventLocation: text,
    startTime: time,
    endTime: time,
    eventFormat: { ...text, enum: ['Virtual', 'In person', 'Hybrid'] },
    pinnedItem: flag,
    expirationDate: {
      ...text,
      format: 'date',
      description: 'The last day on which it is listed. The year 1 means that no date is set, also in the times.',
    },
    interest: text,
    filterValue: { ...text, description: 'Names of its filters, separated by commas.' },
    timeZone: { ...text, description: 'IANA name. Without it, pages show times in the visitor’s time zone.' },
    isWholeDay: flag,
    isOver: flag,
    url: { ...text, description: 'URL of the page of the event.' },
    calendarUrl: { ...text, description: 'URL of the calendar file. Empty without a date.' },
    performers: list(shape({ name: text, url: text }, ['url'])),
    offers: list(
      shape({ price: { type: 'number', minimum: 0 }, currency: { ...text, description: 'ISO 4217.' }, url: text }, [
        'url',
      ]),
    ),
  },
  ['timeZone', 'isWholeDay', 'performers', 'offers'],
);

const search = object({
  limit: wholeNumber(1, 100, 12),
  pinnedItem: plainText(),
  region: names,
  eventMode: names,
  interest: names,
  month: names,
  afterId: plainText(maxCursorLength),
  parentFolderId: plainText(),
  sortByField: defaulted(coerce(enums(['', ...eventOrders]), string(), orderOf), 'startTime'),
  startDate: plainText(),
  endDate: plainText(),
});

const calendarType = 'text/calendar; charset=utf-8';
const calendarAnswer = {
  description: 'iCalendar (RFC 5545), with times in UTC.',
  content: { 'text/calendar': { schema: text } },
};

/** With the parameter names of the page. */
const feedQuery = object({
  format: names,
  location: names,
  interest: names,
  month: names,
  from: plainText(),
  to: plainText(),
  parentFolderId: plainText(),
});
const maxPageSize = 100;
const maxEventsInFeed = 500;

interface EventRouteParts {
  find: FindEvents;
  lists: Lists;
  addresses: Addresses;
  now: () => Date;
}

/** Events are read by POST. The request changes nothing and can be repeated. */
export function eventOperations(parts: EventRouteParts): Operation[] {
  return [findEventsOperation(parts), eventsFeedOperation(parts), eventCalendarOperation(parts)];
}

function findEventsOperation({ find }: EventRouteParts): Operation {
  return {
    method: 'post',
    path: `${eventsPath}/events`,
    description: {
      operationId: 'findEvents',
      tags: ['events'],
      summary: 'Listed events, with counts',
      description:
        'Upcoming events, soonest first, then past events that are still listed, latest first. A date range needs both ends, and counts in UTC days. Names are matched in any letter case.',
      requestBody: jsonBody(
        shape(
          {
            limit: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
            pinnedItem: { ...text, description: 'Id of the event to list first, if it matches.' },
            region: namesSchema,
            eventMode: namesSchema,
            interest: namesSchema,
            month: { ...namesSchema, description: 'UTC months, YYYY-MM.' },
            afterId: { ...text, description: 'nextCursor of the previous page. Empty for the first page.' },
            parentFolderId: { ...text, description: '`events`, `events-careers`, or empty.' },
            sortByField: { ...text, enum: ['', ...eventOrders] },
            startDate: { ...text, description: 'ISO 8601.' },
            endDate: { ...text, description: 'ISO 8601.' },
          },
          [
            'limit',
            'pinnedItem',
            'region',
            'eventMode',
            'interest',
            'month',
            'afterId',
            'parentFolderId',
            'sortByField',
            'startDate',
            'endDate',
          ],
        ),
      ),
      responses: {
        200: answer(
          'A page of them.',
          shape({
            events: list(event),
            hasNext: flag,
            nextCursor: cursorSchema,
            total: { type: 'integer', minimum: 0 },
            facets: facetsSchema(...eventFacets),
            without: withoutSchema,
          }),
        ),
        ...errors('malformed', 'cursorUnknown', 'cursorExpired'),
      },
    },
    async handle(context) {
      const { sortByField, startDate, endDate, ...filters } = await readBody(context, search);
      return publicAnswer(
        context,
        await find({ ...filters, order: sortByField || 'startTime', between: rangeOf(startDate, endDate) }),
      );
    },
  };
}

function eventsFeedOperation({ find, addresses, now }: EventRouteParts): Operation {
  return {
    method: 'get',
    path: `${eventsPath}/calendar.ics`,
    description: {
      operationId: 'eventsFeed',
      tags: ['events'],
      summary: 'Events to subscribe to, as a calendar',
      description: `The events of findEvents, with the parameters of the page’s URL. Contains at most ${maxEventsInFeed} events, and none without a date. A range of days needs both ends.`,
      parameters: [
        namesParameter('format', 'Formats, in any letter case.'),
        namesParameter('location', 'Regions, in any letter case.'),
        namesParameter('interest', 'Subjects, in any letter case.'),
        namesParameter('month', 'UTC months, YYYY-MM.'),
        textParameter('from', 'First UTC day, YYYY-MM-DD.'),
        textParameter('to', 'Last UTC day.'),
        textParameter('parentFolderId', '`events`, `events-careers`, or empty.'),
      ],
      responses: { 200: calendarAnswer, ...notModified, ...errors('malformed') },
    },
    async handle(context) {
      const { format, location, interest, month, from, to, parentFolderId } = read(queryOf(context), feedQuery);
      const filters = {
        pinnedItem: '',
        region: location,
        eventMode: format,
        interest,
        month,
        parentFolderId,
        order: 'startTime',
        between: from <= to ? rangeOf(from, to) : undefined,
      } as const;
      const chosen = [...format, ...location, ...interest, ...month].join(' · ');
      const feed = calendarFeed(await findForFeed(find, filters), {
        page: `${addresses.site}/events`,
        now: startOfDay(now()),
        name: chosen ? `Events: ${chosen}` : 'Events',
      });
      return publicText(context, feed, calendarType);
    },
  };
}

function eventCalendarOperation({ lists, addresses, now }: EventRouteParts): Operation {
  return {
    method: 'get',
    path: `${eventsPath}/{file}`,
    description: {
      operationId: 'eventCalendar',
      tags: ['events'],
      summary: 'An event as a calendar file',
      parameters: [
        {
          name: 'file',
          in: 'path',
          required: true,
          description: 'The id of the event, followed by `.ics`.',
          schema: { type: 'string' },
        },
      ],
      responses: { 200: calendarAnswer, ...notModified, ...errors('notFound') },
    },
    async handle(context) {
      const [, id] = /^([\p{L}\p{N}._~ -]{1,200})\.ics$/u.exec(context.req.param('file') ?? '') ?? [];
      const [row] = id ? await lists.byId<EventDocument>('events/startTime', [id]) : [];
      const calendar = row && calendarFile(row.item, { page: `${addresses.site}/events`, now: startOfDay(now()) });
      if (!calendar) throw new ServiceError('notFound', 'There is no such event, or it has no date yet.');
      context.header('Content-Disposition', `attachment; filename="${row.item.id.replaceAll(/[^\w-]/g, '-')}.ics"`);
      return publicText(context, calendar, calendarType);
    },
  };
}

/** The start of the UTC day, as the creation time in calendar files, so that equal events have equal ETags. */
function startOfDay(moment: Date): Date {
  return new Date(`${moment.toISOString().slice(0, 10)}T00:00:00Z`);
}

/** Reads all pages, up to the limit of a calendar feed. */
async function findForFeed(
  find: FindEvents,
  filters: Omit<EventSearch, 'limit' | 'afterId'>,
): Promise<EventDocument[]> {
  const events: EventDocument[] = [];
  let afterId = '';
  do {
    const page = await find({ ...filters, limit: maxPageSize, afterId });
    events.push(...page.events);
    afterId = page.nextCursor;
  } while (afterId && events.length < maxEventsInFeed);
  return events;
}

function orderOf(field: string): string {
  return eventOrders.find((order) => order.toLowerCase() === field.toLowerCase()) ?? field;
}

/** Undefined unless both dates are set. */
function rangeOf(startDate: string, endDate: string): readonly [string, string] | undefined {
  const [first, last] = [dayOf('startDate', startDate), dayOf('endDate', endDate)];
  if (!first || !last) return undefined;
  if (last < first) throw new ServiceError('malformed', 'endDate is before startDate.');
  return [first, last];
}

function dayOf(name: string, text: string): string | undefined {
  if (text === '') return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text)
    ? Date.parse(text.length > 10 && !/(Z|[+-]\d{2}:\d{2})$/.test(text) ? `${text}Z` : text)
    : NaN;
  if (Number.isNaN(moment)) throw new ServiceError('malformed', `${name} is wrong: it is not a date in ISO 8601.`);
  const day = new Date(moment).toISOString().slice(0, 10);
  if (!/^\d{4}-/.test(day) || day < '0001-01-01')
    throw new ServiceError('malformed', `${name} is wrong: its year is out of range.`);
  return day;
}
