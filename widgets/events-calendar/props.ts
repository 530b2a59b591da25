import { date, defineProps, group, integer, list, text, type PropsOf } from '../../src/contract';
import { eventMembers } from '../../src/features/events';
import { sourceProp } from '../../src/features/lists';

const day = group(
  {
    date: date({ required: true, description: 'YYYY-MM-DD.' }),
    count: integer({ required: true, minimum: 1, description: 'The number of events on that day.' }),
    titles: list(text({ description: 'A title.' }), { max: 3, description: 'The titles of the first events.' }),
  },
  { description: 'One day of the month with events.' },
);

const entry = group(
  {
    ...eventMembers,
    day: date({
      description: 'The day under which an event of several days is listed. Default: its first day.',
    }),
  },
  { description: 'A server-rendered event on one of its days.' },
);

export const props = defineProps({
  source: sourceProp('an iCalendar file, WordPress or Drupal'),
  heading: text({ max: 200, description: 'The heading above the calendar.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 3,
    description: 'The level of the first heading. Others follow below it.',
  }),
  description: text({ description: 'A sentence below the heading.' }),
  noEvents: text({ description: 'The text of a month without events. Default: such as “No events in December 2026”.' }),
  moreLabel: text({ max: 60, description: 'The label of the button that shows more. Default: “Show more”.' }),
  limit: integer({
    default: 8,
    minimum: 1,
    maximum: 50,
    description: 'The number of events that the list shows first, and adds each time.',
  }),
  firstDay: integer({
    minimum: 1,
    maximum: 7,
    description: 'The first day of the week, 1 for Monday to 7 for Sunday. Default: that of the visitor’s language.',
  }),
  today: date({ description: 'The current day, YYYY-MM-DD. Default: the visitor’s.' }),
  parentFolderId: text({ description: 'Shows only events in this folder of the content tree.' }),
  month: text({
    description: 'The server-rendered month, YYYY-MM. If the URL contains another month, that is fetched.',
  }),
  count: integer({ minimum: 0, description: 'The number of events in the month.' }),
  total: integer({
    minimum: 0,
    description: 'The number of entries in the list, one for each day of an event. Without it, the month is fetched.',
  }),
  days: list(day, { max: 31, description: 'The days with events.' }),
  events: list(entry, { description: 'The server-rendered entries, by day.' }),
});

export type EventsCalendarProps = PropsOf<typeof props>;
