import { date, defineProps, group, integer, list, text, type PropsOf } from '../../src/contract';
import { eventMembers } from '../../src/features/events';
import { sourceProp } from '../../src/features/lists';

const day = group(
  {
    date: date({ required: true, description: 'YYYY-MM-DD.' }),
    count: integer({ required: true, minimum: 1, description: 'How many events there are on it.' }),
    titles: list(text({ description: 'A title.' }), { max: 3, description: 'Of the first of them.' }),
  },
  { description: 'One day of the month with events.' },
);

const entry = group(
  {
    ...eventMembers,
    day: date({
      description:
        'The day under which it stands, where an event of several days stands under each; its first unless given.',
    }),
  },
  { description: 'One event on one day, as the server wrote it.' },
);

export const props = defineProps({
  source: sourceProp('an iCalendar file, WordPress or Drupal'),
  heading: text({ max: 200, description: 'The heading above the calendar.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 3,
    description: 'Of the first heading; the others follow below it.',
  }),
  description: text({ description: 'A sentence below the heading.' }),
  noEvents: text({ description: 'What a month without events says; “No events in December 2026” unless given.' }),
  moreLabel: text({ max: 60, description: 'The button that shows more; “Show more” unless given.' }),
  limit: integer({
    default: 8,
    minimum: 1,
    maximum: 50,
    description: 'Events that the list shows at first, and adds at a time.',
  }),
  firstDay: integer({
    minimum: 1,
    maximum: 7,
    description: 'The first day of the week, 1 for Monday to 7 for Sunday; as in the visitor’s language unless given.',
  }),
  today: date({ description: 'The day that counts as today, YYYY-MM-DD; the visitor’s unless given.' }),
  parentFolderId: text({ description: 'Only events of this folder of the content tree.' }),
  month: text({
    description: 'The month that the server wrote, YYYY-MM. Where the address asks for another, that one is fetched.',
  }),
  count: integer({ minimum: 0, description: 'How many events the month has.' }),
  total: integer({
    minimum: 0,
    description:
      'How many entries the list of the month has, with one for each day of an event. Without it the month is fetched, not taken over.',
  }),
  days: list(day, { max: 31, description: 'The days with events.' }),
  events: list(entry, { description: 'The entries that the server wrote, in the order of days.' }),
});

export type EventsCalendarProps = PropsOf<typeof props>;
