import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aroundDay } from './event-days.ts';
import { instantOf } from './time-zones.ts';
import { today } from './today.ts';
import written from './events.json' with { type: 'json' };

const events = written as Parameters<typeof aroundDay>[0][];
const end = '2026-11-12';

describe('events of the demonstration', () => {
  it('keep their dates until the content ends', () => {
    for (const event of events) assert.equal(aroundDay(event, end), event);
  });

  for (const day of ['2026-11-24', '2027-01-01', '2027-07-15', '2029-02-28', '2033-12-31']) {
    it(`are as often to come on ${day}, on the same days of the week and in the same season`, () => {
      const toCome = (list: typeof events, from: string) =>
        list.filter(({ startTime }) => startTime.slice(0, 10) >= from).length;
      const moved = events.map((event) => aroundDay(event, day));
      assert.ok(toCome(moved, day) >= 20, `${toCome(moved, day)} to come`);
      for (const [index, event] of moved.entries()) {
        const before = new Date(events[index]!.startTime);
        const after = new Date(event.startTime);
        assert.equal(after.getUTCDay(), before.getUTCDay());
        assert.ok(Date.parse(event.endTime) > after.getTime());
        assert.ok(event.expirationDate >= event.startTime.slice(0, 10));
      }
    });
  }

  it('name the year in which they are', () => {
    const forum = events.find(({ title }) => title.includes('Autumn Forum 2026'))!;
    const moved = aroundDay(forum, '2028-03-01');
    assert.match(moved.title, /Autumn Forum 2028/);
    assert.equal(moved.startTime, '2028-09-06T06:00:00Z');
  });
});

it('the demonstration takes place today, but no later than its content where that stands still', () => {
  assert.equal(today({ lastDay: '9999-12-31' }, new Date('2031-05-06T07:00:00Z')), '2031-05-06');
  assert.equal(today({ lastDay: end }, new Date('2031-05-06T07:00:00Z')), end);
});

it('ten o’clock is ten o’clock where the event is', () => {
  assert.equal(instantOf('2026-12-03T10:00', 'Asia/Tokyo'), '2026-12-03T01:00:00Z');
  assert.equal(instantOf('2026-10-26T10:00', 'Europe/Zurich'), '2026-10-26T09:00:00Z');
  assert.equal(instantOf('2026-10-23T10:00', 'Europe/Zurich'), '2026-10-23T08:00:00Z');
  assert.equal(instantOf('2026-12-03T10:00'), '2026-12-03T10:00:00Z');
});
