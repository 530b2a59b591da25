import type { Event } from '../schemas.ts';
import { instantOf } from '../time-zones.ts';
import { addDays } from './jobs.ts';

/**
 * Two series around `day`: a weekly one with exceptions, and one on the first Tuesday of each month, without an end.
 */
export function demoSeries(day: string): Event[] {
  const monday = weekdayAfter(day, 1, -14);
  const at = (week: number, time: string) => instantOf(`${addDays(monday, 7 * week)}T${time}`, 'Europe/Zurich');
  const compact = (instant: string) => instant.replaceAll(/[-:]/g, '');
  const month = `${addDays(day, -40).slice(0, 7)}-01`;
  const tuesday = weekdayAfter(month, 2, 0);
  return [
    {
      id: 'monday-desk',
      title: 'The Monday desk',
      description:
        'Bring one page that you do not believe yet. Two partners read it aloud, and the room says where it stopped listening.',
      region: 'Europe',
      eventLocation: 'Alder & Voss, Löwenstrasse 3, Zürich',
      startTime: at(0, '17:30'),
      endTime: at(0, '19:00'),
      timeZone: 'Europe/Zurich',
      eventFormat: 'Hybrid',
      pinnedItem: false,
      expirationDate: monday,
      interest: 'Strategy',
      image: 'weave',
      recurrence: [
        'RRULE:FREQ=WEEKLY;COUNT=10',
        `EXDATE:${compact(at(5, '17:30'))}`,
        `RDATE:${compact(at(12, '17:30'))}`,
      ],
      changes: [
        { recurrenceId: at(3, '17:30'), isCancelled: true },
        {
          recurrenceId: at(4, '17:30'),
          title: 'The Monday desk, on a Tuesday',
          startTime: instantOf(`${addDays(monday, 29)}T17:30`, 'Europe/Zurich'),
          endTime: instantOf(`${addDays(monday, 29)}T19:00`, 'Europe/Zurich'),
        },
      ],
      performers: [{ name: 'Felix Brandt' }, { name: 'Ingrid Solheim' }],
      offers: [
        { price: 40, currency: 'CHF' },
        { price: 15, currency: 'CHF' },
      ],
      callToActions: [{ text: 'Send your page', url: '/people' }],
    },
    {
      id: 'figures-first',
      title: 'Figures first',
      description: 'An hour online with one chart, its source and an analyst who knows where it misleads.',
      region: 'Global',
      eventLocation: 'Online',
      startTime: `${tuesday}T13:00:00Z`,
      endTime: `${tuesday}T14:00:00Z`,
      eventFormat: 'Virtual',
      pinnedItem: false,
      expirationDate: tuesday,
      interest: 'Digital and AI',
      image: 'orbits',
      recurrence: ['RRULE:FREQ=MONTHLY;BYDAY=1TU'],
      offers: [{ price: 0, currency: 'EUR' }],
      callToActions: [{ text: 'See past charts', url: '/insights' }],
    },
  ];
}

/** The first such day of the week (0 is Sunday) on or after the given number of days. */
function weekdayAfter(day: string, weekday: number, days: number): string {
  const start = addDays(day, days);
  return addDays(start, (weekday - new Date(start).getUTCDay() + 7) % 7);
}
