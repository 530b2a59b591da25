import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Event } from '../../content/load.ts';
import { datesOf } from './series.ts';

const talk: Event = {
  id: 'talk',
  title: 'Talk',
  description: 'About clocks.',
  region: 'Europe',
  eventLocation: 'Zürich',
  startTime: '2026-10-12T16:00:00Z',
  endTime: '2026-10-12T17:30:00Z',
  timeZone: 'Europe/Zurich',
  eventFormat: 'In person',
  pinnedItem: false,
  expirationDate: '2026-10-19',
  interest: 'Strategy',
  image: 'weave',
};
const now = new Date('2026-10-01');
const startsOf = (more: Partial<Event>) => datesOf({ ...talk, ...more }, now).map(({ startTime }) => startTime);

describe('A series of events', () => {
  it('keeps its hour on the clocks of its zone, its length, and how long each date is listed', () => {
    const dates = datesOf({ ...talk, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'] }, now);
    assert.deepEqual(
      dates.map(({ id, startTime, endTime, expirationDate }) => [id, startTime, endTime, expirationDate]),
      [
        ['talk-20261012t1800', '2026-10-12T16:00:00Z', '2026-10-12T17:30:00Z', '2026-10-19'],
        ['talk-20261019t1800', '2026-10-19T16:00:00Z', '2026-10-19T17:30:00Z', '2026-10-26'],
        ['talk-20261026t1800', '2026-10-26T17:00:00Z', '2026-10-26T18:30:00Z', '2026-11-02'],
      ],
    );
    assert.ok(dates.every((date) => !('recurrence' in date) && !('changes' in date)));
  });

  it('has the dates of RDATE and not those of EXDATE, in UTC or on the clocks of its zone', () => {
    assert.deepEqual(
      startsOf({
        recurrence: [
          'RRULE:FREQ=WEEKLY;UNTIL=20261102T170000Z',
          'EXDATE:20261019T160000Z',
          'EXDATE:20261026T180000',
          'RDATE:20261225T170000Z',
        ],
      }),
      ['2026-10-12T16:00:00Z', '2026-11-02T17:00:00Z', '2026-12-25T17:00:00Z'],
    );
  });

  it('moves, renames and cancels single dates', () => {
    const dates = datesOf(
      {
        ...talk,
        recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
        changes: [
          { recurrenceId: '2026-10-13T16:00:00Z', isCancelled: true },
          { recurrenceId: '2026-10-14T16:00:00Z', title: 'Later', startTime: '2026-10-15T08:00:00Z' },
        ],
      },
      now,
    );
    assert.deepEqual(
      dates.map(({ id, title, startTime, endTime }) => [id, title, startTime, endTime]),
      [
        ['talk-20261012t1800', 'Talk', '2026-10-12T16:00:00Z', '2026-10-12T17:30:00Z'],
        ['talk-20261014t1800', 'Later', '2026-10-15T08:00:00Z', '2026-10-15T17:30:00Z'],
      ],
    );
  });

  it('of whole days stays on its days', () => {
    const whole = { isWholeDay: true, startTime: '2026-10-24T00:00:00Z', endTime: '2026-10-25T23:59:59Z' };
    assert.deepEqual(
      datesOf({ ...talk, ...whole, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'] }, now).map(({ startTime, endTime }) => [
        startTime,
        endTime,
      ]),
      [
        ['2026-10-24T00:00:00Z', '2026-10-25T23:59:59Z'],
        ['2026-10-31T00:00:00Z', '2026-11-01T23:59:59Z'],
      ],
    );
  });

  it('without an end is listed two years ahead, also if it began long ago', () => {
    const starts = startsOf({
      startTime: '2010-01-05T13:00:00Z',
      endTime: '2010-01-05T14:00:00Z',
      recurrence: ['RRULE:FREQ=MONTHLY;BYDAY=1TU'],
    });
    assert.equal(starts.at(-1)!.slice(0, 7), '2028-09');
  });

  it('that cannot be read, or repeats within a day, is refused by its name', () => {
    for (const rule of ['RRULE:FREQ=SOMETIMES', 'RRULE:FREQ=MINUTELY'])
      assert.throws(() => datesOf({ ...talk, recurrence: [rule] }, now), /events\.json: "talk" .* RRULE:FREQ=/);
  });

  it('an event without a rule is its only date', () => {
    assert.deepEqual(datesOf(talk, now), [talk]);
  });
});
