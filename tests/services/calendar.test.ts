import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { calendarOf } from '../../demo/services/events/calendar.ts';
import { type App, startApp } from './setup/app.ts';
import { content } from './setup/large-content.ts';

type Calendared = Parameters<typeof calendarOf>[0];

const base: Calendared = {
  id: 'forum', title: 'Forum', description: 'Words.', region: 'Europe', eventLocation: 'Oslo', startTime: '2026-10-23T07:00:00Z', endTime: '2026-10-26T08:30:00Z', eventFormat: 'In person',
  pinnedItem: false, expirationDate: '2026-10-26', interest: 'Strategy', image: { src: '', alt: '', width: 600, height: 400 }, callToActions: [], filterValue: '', calendarUrl: '',
};
const write = (more: Partial<Calendared> = {}) => calendarOf({ ...base, ...more }, { site: 'https://events.test', now: new Date('2026-05-04T03:02:01.999Z') });
const lineOf = (calendar: string | undefined, name: string) => calendar?.replaceAll('\r\n ', '').split('\r\n').find((line) => line.startsWith(name));

describe('The calendar file of an event', () => {
  it('tells moments in UTC, on both sides of a change of clocks', () => {
    const calendar = write();
    assert.equal(lineOf(calendar, 'DTSTART'), 'DTSTART:20261023T070000Z');
    assert.equal(lineOf(calendar, 'DTEND'), 'DTEND:20261026T083000Z');
    assert.equal(lineOf(calendar, 'DTSTAMP'), 'DTSTAMP:20260504T030201Z');
    assert.equal(lineOf(calendar, 'UID'), 'UID:forum@events.test');
  });

  it('tells whole days as dates, and ends on the day after', () => {
    const calendar = write({ isWholeDay: true, startTime: '2026-10-30T00:00:00Z', endTime: '2026-10-31T23:59:59Z' });
    assert.equal(lineOf(calendar, 'DTSTART'), 'DTSTART;VALUE=DATE:20261030');
    assert.equal(lineOf(calendar, 'DTEND'), 'DTEND;VALUE=DATE:20261101');
  });

  it('has no line longer than 75 octets, and breaks none within a character', () => {
    const description = `${'日本語の説明 '.repeat(40)}${'\u{1F6A2}'.repeat(60)}`;
    const calendar = write({ description }) ?? '';
    assert.ok(calendar.endsWith('\r\n'));
    for (const line of calendar.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.equal(lineOf(calendar, 'DESCRIPTION'), `DESCRIPTION:${description}`);
  });

  it('escapes what has a meaning there, so that no text adds a line', () => {
    const calendar = write({ title: 'A, b; c \\ d', description: 'One\r\nEND:VCALENDAR\nTwo' });
    assert.equal(lineOf(calendar, 'SUMMARY'), 'SUMMARY:A\\, b\\; c \\\\ d');
    assert.equal(lineOf(calendar, 'DESCRIPTION'), 'DESCRIPTION:One\\nEND:VCALENDAR\\nTwo');
  });

  it('is none where no date is set', () => {
    assert.equal(write({ startTime: '0001-01-01T00:00:00Z', endTime: '0001-01-01T00:00:00Z' }), undefined);
  });
});

describe('The address of a calendar file', () => {
  let app: App;
  before(async () => (app = await startApp({ content })));
  after(() => app.stop());
  const ask = (file: string) => fetch(`${app.origin}/services/articles/careerevents/${file}`);

  it('answers with the file of each event that has a date', async () => {
    const found = await app.call<{ events: { title: string; calendarUrl: string; startTime: string }[] }>('findEvents', { json: { limit: 100 } });
    const dated = found.body.events.find(({ calendarUrl }) => calendarUrl);
    const answer = await fetch(`${app.origin}${dated?.calendarUrl ?? ''}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.match(await answer.text(), /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    assert.ok(found.body.events.every(({ startTime, calendarUrl }) => startTime.startsWith('0001') === (calendarUrl === '')));
  });

  it('is not found for what is no event, and no file', async () => {
    for (const file of ['nobody.ics', '.ics', 'nobody', `${'a'.repeat(300)}.ics`]) assert.equal((await ask(file)).status, 404, file);
    assert.equal((await ask('%00.ics')).status, 400);
  });
});
