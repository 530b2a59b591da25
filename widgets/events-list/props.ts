import { choice, defineProps, flag, group, integer, list, text, type PropsOf } from '../../src/contract';
import { event } from '../../src/features/events';
import { sourceProp } from '../../src/features/lists';

const option = group(
  {
    name: text({ required: true, description: 'The name in the URL and in the service.' }),
    count: integer({ minimum: 0, description: 'The number of results.' }),
  },
  { fromElement: 'name', description: 'An option.' },
);

export const props = defineProps({
  source: sourceProp('an iCalendar file, WordPress or Drupal'),
  heading: text({ max: 200, description: 'The heading above the list.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 5,
    description: 'The level of the heading. The events are one level below it, or on it if there is no heading.',
  }),
  description: text({ description: 'A sentence below the heading.' }),
  noEvents: text({ description: 'The text of an empty list. Default: “No events available”.' }),
  moreLabel: text({ max: 60, description: 'The label of the button that shows more. Default: “Show more”.' }),
  columns: integer({
    default: 4,
    minimum: 2,
    maximum: 4,
    description: 'The largest number of columns. Narrow screens have fewer.',
  }),
  limit: integer({ default: 12, minimum: 1, maximum: 50, description: 'The number of events per request.' }),
  sortBy: choice(['startTime', 'title', 'region'], { default: 'startTime', description: 'The order of the events.' }),
  parentFolderId: text({ description: 'Shows only events in this folder of the content tree.' }),
  pinnedItem: text({ description: 'The id of the event to list first.' }),
  hasFormatFilter: flag({ default: true, description: 'Shows a filter by format.' }),
  hasLocationFilter: flag({ default: true, description: 'Shows a filter by region.' }),
  hasInterestFilter: flag({ default: true, description: 'Shows a filter by interest.' }),
  hasMonthFilter: flag({ default: true, description: 'Shows a filter by month.' }),
  hasDateFilter: flag({ default: true, description: 'Shows a filter by dates.' }),
  formats: list(option, { description: 'The available formats. Default: those that the service counts.' }),
  locations: list(option, { description: 'The available regions.' }),
  interests: list(option, { description: 'The available interests.' }),
  months: list(option, { description: 'The available months, as YYYY-MM.' }),
  total: integer({
    minimum: 0,
    description: 'The total number of events. Without it, the first page is fetched.',
  }),
  nextCursor: text({ description: 'The cursor of the service after the server-rendered events.' }),
  events: list(event, { description: 'The server-rendered events.' }),
});

export type EventsListProps = PropsOf<typeof props>;
