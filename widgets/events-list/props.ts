import { choice, defineProps, flag, group, integer, list, text, type PropsOf } from '../../src/contract';
import { event } from '../../src/features/events';
import { sourceProp } from '../../src/features/lists';

const option = group(
  {
    name: text({ required: true, description: 'As in the address and in the service.' }),
    count: integer({ minimum: 0, description: 'How many there are.' }),
  },
  { own: 'name', description: 'One choice.' },
);

export const props = defineProps({
  source: sourceProp('an iCalendar file, WordPress or Drupal'),
  heading: text({ max: 200, description: 'The heading above the list.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 5,
    description: 'Of the heading; the events come one level below, or on it where there is no heading.',
  }),
  description: text({ description: 'A sentence below the heading.' }),
  noEvents: text({ description: 'What an empty list says; “No events available” unless given.' }),
  moreLabel: text({ max: 60, description: 'The button that shows more; “Show more” unless given.' }),
  columns: integer({ default: 4, minimum: 2, maximum: 4, description: 'At most; fewer on narrow screens.' }),
  limit: integer({ default: 12, minimum: 1, maximum: 50, description: 'Events that are fetched at a time.' }),
  sortBy: choice(['startTime', 'title', 'region'], { default: 'startTime', description: 'Their order.' }),
  parentFolderId: text({ description: 'Only events of this folder of the content tree.' }),
  pinnedItem: text({ description: 'Id of the event that comes first.' }),
  hasFormatFilter: flag({ default: true, description: 'Offers the formats to choose from.' }),
  hasLocationFilter: flag({ default: true, description: 'Offers the regions to choose from.' }),
  hasInterestFilter: flag({ default: true, description: 'Offers the interests to choose from.' }),
  hasMonthFilter: flag({ default: true, description: 'Offers the months with events to choose from.' }),
  hasDateFilter: flag({ default: true, description: 'Offers a first and a last day.' }),
  formats: list(option, { description: 'The formats that there are. Without them the service’s counts name them.' }),
  locations: list(option, { description: 'The regions that there are.' }),
  interests: list(option, { description: 'The interests that there are.' }),
  months: list(option, { description: 'The months that there are, each named YYYY-MM.' }),
  total: integer({
    minimum: 0,
    description: 'How many events the server found in all. Without it the first page is fetched, not taken over.',
  }),
  nextCursor: text({ description: 'Where the service goes on after the events that the server wrote.' }),
  events: list(event, { description: 'The events that the server wrote.' }),
});

export type EventsListProps = PropsOf<typeof props>;
