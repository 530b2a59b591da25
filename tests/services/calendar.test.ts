import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import ICAL from 'ical.js';
import { type App, startApp } from './setup/app.ts';
import { content } from './setup/large-content.ts';

describe('The address of a calendar file', () => {
  let app: App;
  before(async () => (app = await startApp({ content })));
  after(() => app.stop());
  const fetchFile = (file: string) => fetch(`${app.origin}/services/articles/careerevents/${file}`);

  it('answers with the file of each event that has a date', async () => {
    const found = await app.call<{ events: { title: string; calendarUrl: string; startTime: string }[] }>(
      'findEvents',
      { json: { limit: 100 } },
    );
    const dated = found.body.events.find(({ calendarUrl }) => calendarUrl);
    const answer = await fetch(`${app.origin}${dated?.calendarUrl ?? ''}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.match(await answer.text(), /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    assert.ok(
      found.body.events.every(({ startTime, calendarUrl }) => startTime.startsWith('0001') === (calendarUrl === '')),
    );
  });

  it('responds 404 for an unknown event or file', async () => {
    for (const file of ['unknown.ics', '.ics', 'unknown', `${'a'.repeat(300)}.ics`])
      assert.equal((await fetchFile(file)).status, 404, file);
    assert.equal((await fetchFile('%00.ics')).status, 400);
  });
});

/** As another calendar program reads it. */
function eventsIn(text: string): InstanceType<typeof ICAL.Event>[] {
  return new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

describe('The calendar of a filtered list', () => {
  let app: App;
  before(async () => (app = await startApp({ content })));
  after(() => app.stop());
  const fetchEvents = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}/services/articles/careerevents/calendar.ics${query}`, { headers });
  const find = async (json: object) =>
    (
      await app.call<{ events: { id: string; startTime: string; endTime: string; isWholeDay?: boolean }[] }>(
        'findEvents',
        { json: { limit: 100, ...json } },
      )
    ).body.events.filter(({ startTime }) => !startTime.startsWith('0001'));

  it('contains the events of the list with the same parameters, in any case', async () => {
    const answer = await fetchEvents('?format=hybrid&location=EUROPE&location=americas');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
    const text = await answer.text();
    const listed = await find({ eventMode: ['Hybrid'], region: ['Europe', 'Americas'] });
    assert.ok(listed.length > 0);
    const host = new URL(app.origin).hostname;
    assert.deepEqual(
      eventsIn(text).map(({ uid }) => uid),
      listed.map(({ id }) => `${id}@${host}`),
    );
    assert.match(text.replaceAll('\r\n ', ''), /\r\nX-WR-CALNAME:Events: hybrid · EUROPE · americas\r\n/);
  });

  it('has the same moments as the service, also across clock changes', async () => {
    const listed = new Map((await find({})).map((event) => [event.id, event]));
    const events = eventsIn(await (await fetchEvents('')).text());
    assert.ok(events.length >= listed.size);
    for (const event of events) {
      const listedEvent = listed.get(event.uid.replace(/@.*/, ''));
      if (!listedEvent) continue;
      if (listedEvent.isWholeDay) assert.equal(event.startDate.toString(), listedEvent.startTime.slice(0, 10));
      else assert.equal(event.startDate.toJSDate().getTime(), Date.parse(listedEvent.startTime));
    }
  });

  it('matches a range of days if both ends are present', async () => {
    const totalCount = eventsIn(await (await fetchEvents('')).text()).length;
    const day = (await find({}))[0]!.startTime.slice(0, 10);
    const some = eventsIn(await (await fetchEvents(`?from=${day}&to=${day}`)).text()).length;
    assert.ok(some > 0 && some < totalCount, `${some} of ${totalCount}`);
    assert.equal(eventsIn(await (await fetchEvents(`?from=${day}`)).text()).length, totalCount);
    assert.equal((await fetchEvents('?from=2026-13-01&to=2026-13-31')).status, 400);
  });

  it('is a calendar where nothing is found, too', async () => {
    const calendar = new ICAL.Component(
      ICAL.parse(await (await fetchEvents('?from=2190-02-01&to=2190-02-28')).text()) as unknown[],
    );
    assert.deepEqual(
      calendar.getAllSubcomponents().map(({ name }) => name),
      ['vtimezone'],
    );
  });

  it('may be kept, and is not sent twice', async () => {
    const first = await fetchEvents('?format=Hybrid');
    assert.match(first.headers.get('cache-control') ?? '', /^public, max-age=60/);
    const again = await fetchEvents('?format=Hybrid', { 'if-none-match': first.headers.get('etag') ?? '' });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
  });

  it('is empty, and still a calendar, where nothing is listed', async () => {
    const text = await (await fetchEvents('?interest=Nothing')).text();
    assert.equal(eventsIn(text).length, 0);
    assert.ok(text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('END:VCALENDAR\r\n'));
  });
});

describe('The feed of filtered positions', () => {
  let app: App;
  before(async () => (app = await startApp({ content })));
  after(() => app.stop());
  const fetchJobs = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}/services/jobs/feed.atom${query}`, { headers });
  const idsIn = (feed: string) => [...feed.matchAll(/<entry>\n<id>([^<]*)<\/id>/g)].map(([, id]) => id);

  it('contains the newest results of the search with the same parameters', async () => {
    const answer = await fetchJobs('?interestCategory=consulting&lang=en');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/atom+xml; charset=utf-8');
    const feed = await answer.text();
    const found = await app.call<{ docs: { friendlyURL: string }[] }>('searchJobs', {
      query: { interestCategory: 'Consulting', pageSize: '100', lang: 'en' },
    });
    assert.ok(found.body.docs.length > 0);
    assert.deepEqual(
      idsIn(feed),
      found.body.docs.map(({ friendlyURL }) => `${app.origin}/careers/jobs/${friendlyURL}`),
    );
    assert.ok(
      feed.includes(
        `<link rel="alternate" type="text/html" href="${app.origin}/careers/jobs?interestCategory=consulting"/>`,
      ),
    );
  });

  it('says when its newest was posted, and is German for a German page', async () => {
    const feed = await (await fetchJobs('?lang=de')).text();
    const [whole, ...entries] = [...feed.matchAll(/<updated>(\d{4}-\d\d-\d\dT00:00:00Z)<\/updated>/g)].map(
      ([, moment]) => moment!,
    );
    assert.equal(whole, [...entries].sort().at(-1));
    assert.match(feed, /xml:lang="de"/);
    assert.ok(idsIn(feed).every((id) => id!.startsWith(`${app.origin}/de/careers/jobs/`)));
  });

  it('escapes text, so that it adds no element', async () => {
    const feed = await (await fetchJobs(`?query=${encodeURIComponent('"><entry>&\u0007')}`)).text();
    assert.equal(idsIn(feed).length, 0);
    assert.match(feed, /<title>Alder &amp; Voss: Open positions, &quot;&gt;&lt;entry&gt;&amp;<\/title>/);
  });

  it('may be kept, and is not sent twice', async () => {
    const first = await fetchJobs('');
    assert.match(first.headers.get('cache-control') ?? '', /^public, max-age=60/);
    assert.equal((await fetchJobs('', { 'if-none-match': first.headers.get('etag') ?? '' })).status, 304);
  });
});
