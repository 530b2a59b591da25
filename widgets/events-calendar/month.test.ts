import { groupBy } from '../../src/core';
import { itemOf, type WrittenEvent } from '../../src/features/events';
import { pageOf } from './agenda';
import { agendaOf, agendaPage } from './fetch-agenda';
import { addMonths, firstDayOfWeek, isMonth, weeksOf } from './month';

const event = (id: string, startTime: string, endTime = startTime, more: Partial<WrittenEvent> = {}) =>
  itemOf({ id, title: id, startTime, endTime, ...more } as WrittenEvent);
const days = (...events: ReturnType<typeof event>[]) =>
  agendaOf(events, '2026-12', '2026-11-23').map(({ day, event: { id } }) => `${day.slice(8)} ${id}`);

test.each([
  ['de', 1],
  ['en-GB', 1],
  ['en-US', 7],
  ['ja', 7],
  ['ar', 6],
])('weeks begin as in %s, where the browser knows it and where not', (tag, expected) => {
  expect(firstDayOfWeek(tag)).toBe(expected);
  const descriptors = ['getWeekInfo', 'weekInfo'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(Intl.Locale.prototype, name)] as const,
  );
  for (const [name] of descriptors) Reflect.deleteProperty(Intl.Locale.prototype, name);
  expect(firstDayOfWeek(tag)).toBe(expected);
  for (const [name, descriptor] of descriptors)
    if (descriptor) Object.defineProperty(Intl.Locale.prototype, name, descriptor);
});

test('a month has its weeks, with the days of others left empty', () => {
  const weeks = weeksOf('2026-12', 1);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]!.map((day) => day?.slice(-2))).toEqual([undefined, '01', '02', '03', '04', '05', '06']);
  expect(weeks[0]![1]).toBe('2026-12-01');
  expect(weeks[4]!.filter(Boolean)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']);
  expect(weeksOf('2027-02', 1)).toHaveLength(4);
  expect(weeksOf('2026-08', 7)).toHaveLength(6);
  expect(weeksOf('2024-02', 7).flat().filter(Boolean)).toHaveLength(29);
});

test('months follow one another across years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(['2026-12', '1970-01', '2199-12'].every(isMonth)).toBe(true);
  expect(['2026-13', '2026-1', '0001-01', '1969-12', '9999-12', '', 'December', '2026-12-01'].some(isMonth)).toBe(
    false,
  );
});

test('shows an event of several days on each of them, and on no day of another month', () => {
  const four = event('four', '2026-12-02T09:00:00Z', '2026-12-05T17:00:00Z');
  expect(days(four)).toEqual(['02 four', '03 four', '04 four', '05 four']);
  const newYear = event('new year', '2026-12-30T09:00:00Z', '2027-01-02T17:00:00Z');
  expect(days(newYear)).toEqual(['30 new year', '31 new year']);
  expect(days(event('for ever', '2020-01-01T09:00:00Z', '9998-01-02T17:00:00Z'))).toHaveLength(31);
});

test('days, hours and titles decide the order', () => {
  const [noon, early, also] = [
    event('Noon', '2026-12-02T12:00:00Z'),
    event('Early', '2026-12-02T07:00:00Z'),
    event('Also early', '2026-12-02T07:00:00Z'),
  ];
  expect(days(noon, event('Before', '2026-12-01T23:00:00Z'), early, also)).toEqual([
    '01 Before',
    '02 Also early',
    '02 Early',
    '02 Noon',
  ]);
});

test('what has expired or has no date is not there, and what stays listed is', () => {
  const unset = '0001-01-01T00:00:00Z';
  const past = (expirationDate: string) =>
    agendaOf(
      [event('past', '2026-11-02T09:00:00Z', '2026-11-02T10:00:00Z', { expirationDate })],
      '2026-11',
      '2026-11-23',
    ).length;
  expect([past('2026-11-30'), past('2026-11-22'), past(unset), past('2026-10-01')]).toEqual([1, 0, 0, 0]);
  expect(
    days(
      event('never', unset),
      event('soon', 'soon'),
      event('one day', '2026-12-09T09:00:00Z', unset, { expirationDate: unset }),
    ),
  ).toEqual(['09 one day']);
});

test('a page of the list holds the whole of a day', () => {
  const entries = agendaOf(
    Array.from({ length: 20 }, (_, index) => event(String(index), `2026-12-${index < 9 ? '01' : '15'}T09:00:00Z`)),
    '2026-12',
    '2026-11-23',
  );
  const page = agendaPage(entries, 0, 8);
  expect([page.items.length, page.total, page.next, page.events]).toEqual([8, 20, 8, 20]);
  expect(page.days.get('2026-12-15')).toEqual({ count: 11, titles: ['10', '11', '12'] });
  expect([pageOf('2026-12-01', page.days, 8), pageOf('2026-12-15', page.days, 8)]).toEqual([2, 3]);
  expect(groupBy(page.items, (entry) => entry.day).map(([day, { length }]) => [day, length])).toEqual([
    ['2026-12-01', 8],
  ]);
});
