/** Small files in the shape that the documentation of each format shows. */
import { fakeServices, type Answer } from '../../../../tests/setup/services';
import { forgetEverything } from '../../../../tests/setup/visitor';
import type { SourceContent } from './source';
import { configure } from '../../../core';
import { readSource } from './late';

const reports: string[] = [];
let leaving: AbortController;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['queueMicrotask', 'setTimeout'] });
  leaving = new AbortController();
});
afterEach(() => {
  jest.useRealTimers();
  reports.length = 0;
  forgetEverything();
});

function read(answer: Answer | 'blocked' | 'offline' | 'never', content: SourceContent, address = '/file') {
  const { pathname } = new URL(address, location.href);
  const services = fakeServices({ [`GET ${pathname}`]: answer });
  const rows = readSource(address, content, { signal: leaving.signal, report: (fault) => reports.push(fault) });
  return { rows, services };
}

const rowsOf = async (answer: Answer, content: SourceContent, address?: string) =>
  (await read(answer, content, address).rows) as Record<string, unknown>[];

describe('iCalendar', () => {
  const calendar = (...events: string[]) => ({
    text: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n'),
  });
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

  test('gives times in the zone of the event, in UTC, and floating', async () => {
    const rows = await rowsOf(
      calendar(
        event(
          'UID:a',
          'SUMMARY:Oslo',
          'DTSTART;TZID=Europe/Oslo:20261201T180000',
          'DTEND;TZID=Europe/Oslo:20261201T190000',
        ),
        event('UID:b', 'SUMMARY:UTC', 'DTSTART:20261201T180000Z', 'DURATION:PT1H'),
        event('UID:c', 'SUMMARY:Floating', 'DTSTART:20261201T180000'),
      ),
      'events',
    );
    expect(rows.map(({ startTime, endTime, timeZone }) => [startTime, endTime, timeZone])).toEqual([
      ['2026-12-01T18:00:00', '2026-12-01T19:00:00', 'Europe/Oslo'],
      ['2026-12-01T18:00:00.000Z', '2026-12-01T19:00:00.000Z', ''],
      ['2026-12-01T18:00:00', '', ''],
    ]);
  });

  test('reads a zone of another system by the rules in the file', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ].join('\r\n');
    const [row] = await rowsOf(
      calendar(zone, event('UID:a', 'SUMMARY:Outlook', 'DTSTART;TZID=W. Europe Standard Time:20260701T180000')),
      'events',
    );
    expect(row).toMatchObject({ startTime: '2026-07-01T16:00:00.000Z', timeZone: '' });
  });

  test('gives whole days with the last day included', async () => {
    const [row] = await rowsOf(
      calendar(event('UID:a', 'SUMMARY:Days', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203')),
      'events',
    );
    expect(row).toMatchObject({ startTime: '2026-12-01', endTime: '2026-12-02', isWholeDay: true });
  });

  test('gives each date of a series, without excluded and cancelled ones, and with those that moved', async () => {
    const rows = await rowsOf(
      calendar(
        event(
          'UID:a',
          'SUMMARY:Clinic',
          'DTSTART;TZID=Europe/Oslo:20261201T180000',
          'DTEND;TZID=Europe/Oslo:20261201T190000',
          'RRULE:FREQ=WEEKLY;COUNT=5',
          'EXDATE;TZID=Europe/Oslo:20261208T180000',
        ),
        event(
          'UID:a',
          'RECURRENCE-ID;TZID=Europe/Oslo:20261215T180000',
          'SUMMARY:Clinic, later',
          'DTSTART;TZID=Europe/Oslo:20261215T200000',
          'DTEND;TZID=Europe/Oslo:20261215T210000',
        ),
        event(
          'UID:a',
          'RECURRENCE-ID;TZID=Europe/Oslo:20261222T180000',
          'SUMMARY:Clinic',
          'STATUS:CANCELLED',
          'DTSTART;TZID=Europe/Oslo:20261222T180000',
        ),
      ),
      'events',
    );
    expect(rows.map(({ id, title, startTime, timeZone }) => [id, title, startTime, timeZone])).toEqual([
      ['a', 'Clinic', '2026-12-01T18:00:00', 'Europe/Oslo'],
      ['a', 'Clinic, later', '2026-12-15T20:00:00', 'Europe/Oslo'],
      ['a', 'Clinic', '2026-12-29T18:00:00', 'Europe/Oslo'],
    ]);
  });

  test('reads a series without an end for a year, and one that repeats every second once', async () => {
    const rows = await rowsOf(
      calendar(
        event('UID:a', 'SUMMARY:Weekly', 'DTSTART:20200106T170000Z', 'RRULE:FREQ=WEEKLY'),
        event('UID:b', 'SUMMARY:Bomb', 'DTSTART:20200106T170000Z', 'RRULE:FREQ=SECONDLY'),
      ),
      'events',
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ id }) => id === 'b')).toHaveLength(1);
    expect(rows.findLast(({ id }) => id === 'a')).toMatchObject({ startTime: '2027-11-15T17:00:00.000Z' });
  });
});

describe('RSS and Atom', () => {
  const rss = `<?xml version="1.0"?>
    <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>
      <title>Field notes</title>
      <item><title>Pumps &amp;amp; valves</title><link>/notes/4</link><guid isPermaLink="false">n4</guid>
        <pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate><dc:creator>Ingrid Solheim</dc:creator>
        <category>Energy</category><category>Energy</category><media:thumbnail url="/4.jpg"/>
        <description>&lt;p&gt;It &lt;b&gt;pumped&lt;/b&gt;.&lt;/p&gt;</description></item>
      <item><title>Bare</title><guid>https://notes.example/3</guid><author>p@example.com (Peter Hollis)</author></item>
    </channel></rss>`;

  test('gives posts of RSS, with absolute addresses and without tags', async () => {
    const [full, bare] = await rowsOf({ text: rss }, 'posts', 'https://notes.example/feed');
    expect(full).toEqual({
      id: 'n4',
      title: 'Pumps & valves',
      url: 'https://notes.example/notes/4',
      imageUrl: 'https://notes.example/4.jpg',
      altText: '',
      source: 'Field notes',
      displayDate: '2026-11-02T08:00:00.000Z',
      description: 'It pumped.',
      topics: ['Energy'],
      authors: ['Ingrid Solheim'],
    });
    expect(bare).toMatchObject({ url: 'https://notes.example/3', authors: ['Peter Hollis'], displayDate: '' });
  });

  test('gives videos of the Atom feed of a YouTube channel', async () => {
    const [video] = await rowsOf(
      {
        text: `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/">
          <entry><id>yt:video:abc123</id><yt:videoId>abc123</yt:videoId><title>Ferry day</title>
            <link rel="alternate" href="https://www.youtube.com/watch?v=abc123"/><author><name>House</name></author>
            <published>2026-10-12T08:00:00+00:00</published>
            <media:group><media:title>Ferry day</media:title><media:content url="https://www.youtube.com/v/abc123" type="application/x-shockwave-flash" width="640"/>
              <media:thumbnail url="https://i2.ytimg.com/vi/abc123/hqdefault.jpg"/><media:description>A boat.</media:description></media:group></entry></feed>`,
      },
      'videos',
    );
    expect(video).toMatchObject({
      id: 'abc123',
      title: 'Ferry day',
      description: 'A boat.',
      date: '2026-10-12T08:00:00.000Z',
      poster: 'https://i2.ytimg.com/vi/abc123/hqdefault.jpg',
      speakers: ['House'],
    });
  });
});

describe('Job boards', () => {
  test('Greenhouse', async () => {
    const json = {
      jobs: [
        {
          id: 127817,
          title: 'Vault Designer',
          absolute_url: 'https://boards.greenhouse.io/vaulttec/jobs/127817',
          location: { name: 'Oslo; Remote' },
          first_published: '2026-11-03T09:12:00-05:00',
          language: 'en',
          content: '&lt;p&gt;Design &amp;amp; build.&lt;/p&gt;',
          departments: [{ id: 1, name: 'Vaults' }],
          pay_input_ranges: [{ min_cents: 5_000_000, max_cents: 7_500_000, currency_type: 'USD' }],
        },
      ],
      meta: { total: 1 },
    };
    expect(await rowsOf({ json }, 'jobs')).toEqual([
      {
        jobID: '127817',
        title: 'Vault Designer',
        friendlyURL: 'https://boards.greenhouse.io/vaulttec/jobs/127817',
        interest: 'Vaults',
        cities: ['Oslo'],
        workplace: 'remote',
        whatYouWillDo: 'Design & build.',
        posted: '2026-11-03',
        language: 'en',
        salary: { currency: 'USD', from: 50_000, to: 75_000, unit: 'YEAR' },
      },
    ]);
  });

  test('Lever', async () => {
    const json = [
      {
        id: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
        text: 'Account Executive',
        hostedUrl: 'https://jobs.lever.co/leverdemo/5ac21346',
        applyUrl: 'https://jobs.lever.co/leverdemo/5ac21346/apply',
        categories: {
          commitment: 'Regular Full Time',
          department: 'Sales',
          team: 'EMEA',
          location: 'Berlin',
          allLocations: ['Berlin', 'Paris'],
        },
        country: 'DE',
        workplaceType: 'hybrid',
        createdAt: Date.UTC(2026, 10, 2, 9),
        descriptionPlain: 'Sell it.',
        salaryRange: { currency: 'EUR', interval: 'per-hour-wage', min: 30, max: 40 },
      },
    ];
    expect((await rowsOf({ json }, 'jobs'))[0]).toMatchObject({
      interest: 'EMEA',
      interestCategory: 'Sales',
      cities: ['Berlin', 'Paris'],
      countries: ['Germany'],
      employmentType: ['FULL_TIME'],
      workplace: 'hybrid',
      posted: '2026-11-02',
      salary: { currency: 'EUR', from: 30, to: 40, unit: 'HOUR' },
    });
  });

  test('JobPosting in the JSON-LD of a page, whose scripts do not run', async () => {
    const posting = {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'JobPosting',
          title: 'Software Engineer',
          url: '/jobs/1',
          identifier: { '@type': 'PropertyValue', value: '1234567' },
          description: '<p>Write it.</p>',
          datePosted: '2026-11-01',
          validThrough: '2026-12-31T00:00',
          employmentType: ['FULL_TIME', 'CONTRACTOR'],
          jobLocationType: 'TELECOMMUTE',
          jobLocation: { '@type': 'Place', address: { addressLocality: 'Detroit', addressCountry: 'US' } },
          baseSalary: { currency: 'USD', value: { '@type': 'QuantitativeValue', value: 40, unitText: 'HOUR' } },
        },
      ],
    };
    const text = `<!doctype html><script>window.ran = true</script><script type="application/ld+json">${JSON.stringify(posting)}</script>`;
    expect((await rowsOf({ text }, 'jobs'))[0]).toMatchObject({
      jobID: '1234567',
      friendlyURL: 'http://localhost/jobs/1',
      cities: ['Detroit'],
      countries: ['United States'],
      employmentType: ['FULL_TIME', 'CONTRACTOR'],
      workplace: 'remote',
      validThrough: '2026-12-31',
      salary: { currency: 'USD', from: 40, to: 40, unit: 'HOUR' },
    });
    expect('ran' in window).toBe(false);
  });
});

describe('Content systems', () => {
  const post = (id: number) => ({
    id,
    date_gmt: '2026-11-02T08:00:00',
    link: `https://blog.example/${id}`,
    title: { rendered: 'Pumps &#038; valves' },
    excerpt: { rendered: '<p>It pumped.</p>\n' },
    acf: { job_title: 'Partner', start_date: '2026-12-01 18:00:00', end_date: '', location: 'Oslo' },
    _embedded: {
      author: [{ name: 'Ingrid Solheim' }],
      'wp:featuredmedia': [{ source_url: 'https://blog.example/1.jpg', alt_text: 'A pump' }],
      'wp:term': [[{ name: 'Energy', taxonomy: 'category' }], [{ name: 'Pumps', taxonomy: 'post_tag' }]],
    },
  });

  test('WordPress gives posts, people and events', async () => {
    expect((await rowsOf({ json: [post(1)] }, 'posts'))[0]).toMatchObject({
      title: 'Pumps & valves',
      displayDate: '2026-11-02T08:00:00Z',
      description: 'It pumped.',
      altText: 'A pump',
      topics: ['Energy', 'Pumps'],
      authors: ['Ingrid Solheim'],
    });
    expect((await rowsOf({ json: [post(1)] }, 'people'))[0]).toMatchObject({
      firmTitle: 'Partner',
      locations: ['Oslo'],
    });
    expect((await rowsOf({ json: [post(1)] }, 'events'))[0]).toMatchObject({
      startTime: '2026-12-01T18:00:00',
      eventLocation: 'Oslo',
      interest: 'Energy',
    });
  });

  test('pages of WordPress are read to the end, but never from another site', async () => {
    const services = fakeServices({
      'GET /wp-json/wp/v2/posts': ({ url }) =>
        url.searchParams.get('page') === '2'
          ? { json: [post(2)], headers: { link: '<https://other.example/wp-json/wp/v2/posts?page=3>; rel="next"' } }
          : { json: [post(1)], headers: { link: '<http://localhost/wp-json/wp/v2/posts?page=2>; rel="next"' } },
    });
    const rows = await readSource('/wp-json/wp/v2/posts', 'posts', { signal: leaving.signal, report: () => {} });
    expect(rows).toHaveLength(2);
    expect(services.calls.map(({ url }) => url.search)).toEqual(['', '?page=2']);
  });

  test('The Events Calendar gives moments in UTC and whole days', async () => {
    const json = {
      events: [
        {
          id: 7,
          url: 'https://blog.example/event/7',
          title: 'Clinic',
          description: '<p>Bring it.</p>',
          all_day: false,
          start_date: '2026-12-01 18:00:00',
          end_date: '2026-12-01 19:00:00',
          utc_start_date: '2026-12-01 17:00:00',
          utc_end_date: '2026-12-01 18:00:00',
          timezone: 'Europe/Oslo',
          venue: { venue: 'Quay 1', city: 'Oslo' },
          categories: [{ name: 'Energy' }],
        },
      ],
      rest_url: 'https://blog.example/wp-json/tribe/events/v1/events/',
      total: 1,
    };
    expect((await rowsOf({ json }, 'events'))[0]).toMatchObject({
      startTime: '2026-12-01T17:00:00Z',
      endTime: '2026-12-01T18:00:00Z',
      timeZone: 'Europe/Oslo',
      eventLocation: 'Quay 1, Oslo',
      interest: 'Energy',
    });
  });

  test('Drupal gives posts and events with included files, terms and users', async () => {
    const json = {
      jsonapi: { version: '1.0' },
      data: [
        {
          type: 'node--article',
          id: 'u-1',
          attributes: {
            title: 'Pumps',
            created: '2026-11-02T08:00:00+00:00',
            path: { alias: '/pumps' },
            body: { summary: '', processed: '<p>It pumped.</p>' },
            field_dates: { value: '2026-12-01T18:00:00+01:00', end_value: '2026-12-01T19:00:00+01:00' },
          },
          relationships: {
            field_image: { data: { type: 'file--file', id: 'f-1', meta: { alt: 'A pump' } } },
            field_tags: { data: [{ type: 'taxonomy_term--tags', id: 't-1' }] },
            uid: { data: { type: 'user--user', id: 'a-1' } },
          },
        },
      ],
      included: [
        { type: 'file--file', id: 'f-1', attributes: { uri: { url: '/files/1.jpg' } } },
        { type: 'taxonomy_term--tags', id: 't-1', attributes: { name: 'Energy' } },
        { type: 'user--user', id: 'a-1', attributes: { display_name: 'Ingrid Solheim' } },
      ],
    };
    expect((await rowsOf({ json }, 'posts', 'https://drupal.example/jsonapi/node/article'))[0]).toMatchObject({
      url: 'https://drupal.example/pumps',
      imageUrl: 'https://drupal.example/files/1.jpg',
      altText: 'A pump',
      description: 'It pumped.',
      topics: ['Energy'],
      authors: ['Ingrid Solheim'],
    });
    expect((await rowsOf({ json }, 'events'))[0]).toMatchObject({
      startTime: '2026-12-01T18:00:00+01:00',
      endTime: '2026-12-01T19:00:00+01:00',
    });
  });
});

test('CSV has quoted cells, and semicolons in some countries', async () => {
  const answer = (text: string) => ({ text, headers: { 'content-type': 'text/csv; charset=utf-8' } });
  expect(await read(answer('\uFEFFWeek,Note\r\n31,"The ""Greta"", a crane"\r\n\r\n32\r\n'), 'table').rows).toEqual([
    ['Week', 'Note'],
    ['31', 'The "Greta", a crane'],
    ['32', ''],
  ]);
  expect(await read({ text: 'a;b\n1,5;2' }, 'table', '/file.csv').rows).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});

test('a name in the configuration is resolved to its address, and an unknown name is explained', async () => {
  configure([{ from: 'test', isTrusted: true, values: { sources: { quay: '/figures.csv' } } }]);
  const { rows } = read({ text: 'a,b\n1,2' }, 'table', '/figures.csv');
  const options = { signal: leaving.signal, report: (fault: string) => reports.push(fault) };
  expect(await readSource('quay', 'table', options)).toEqual(await rows);
  expect(reports).toEqual([]);
  await expect(readSource('constructor', 'table', options)).rejects.toMatchObject({ name: 'HttpError' });
  expect(reports).toEqual([
    'is "constructor", which is neither an address nor a name in sources of the configuration. Add it there',
  ]);
});

describe('A source that cannot be used', () => {
  test.each<[string, Answer | 'blocked', string, RegExp]>([
    ['was not found', { status: 404 }, '/file', /^\(http:\/\/localhost\/file\) was not found: it answered 404/],
    ['failed', { status: 503 }, '/file', /answered 503/],
    [
      'is a page',
      { text: '<!doctype html><h1>Sign in</h1>' },
      '/file',
      /not in a format .*RSS or Atom, WordPress REST, Drupal/,
    ],
    ['is another format', { text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }, '/file', /not in a format/],
    ['is broken', { text: '<rss><channel><item></channel>' }, '/file', /not in a format/],
    ['cannot be read', 'blocked', '/file', /although this site can be reached.*network or connect-src/],
    [
      'is on a site that does not respond',
      'blocked',
      'https://other.example/file',
      /may be the cause: .*must allow http:\/\/localhost.*\/services\/proxy/,
    ],
    ['is no address of the web', {}, 'javascript:alert(1)', /is no address/],
    ['has a password', {}, 'https://user:secret@other.example/', /^is no address/],
  ])('and %s says so, and no more than is known', async (_, answer, address, fault) => {
    await expect(read(answer, 'posts', address).rows).rejects.toMatchObject({ name: 'HttpError' });
    expect(reports).toEqual([expect.stringMatching(fault)]);
    expect(reports.join()).not.toContain('secret');
  });

  test('needs a policy where the page requires Trusted Types', async () => {
    const reject = () => {
      throw new TypeError('Refused');
    };
    Object.assign(globalThis, { trustedTypes: { createPolicy: reject } });
    const shared = Symbol.for('inlay.policy.inlay-source');
    const page = globalThis as Record<symbol, unknown>;
    const policy = page[shared];
    delete page[shared];
    await expect(read({ text: '<rss></rss>' }, 'posts').rows).rejects.toMatchObject({ kind: 'malformed' });
    expect(reports).toEqual([expect.stringMatching(/^needs the Trusted Types policy "inlay-source"/)]);
    page[shared] = policy;
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });

  test('is not explained where the visitor has no network, or leaves', async () => {
    await expect(read('offline', 'posts').rows).rejects.toMatchObject({ kind: 'offline' });
    const { rows, services } = read('never', 'posts');
    while (!services.calls.length) await new Promise((resolve) => setTimeout(resolve));
    leaving.abort();
    await expect(rows).rejects.toMatchObject({ kind: 'aborted' });
    expect(reports).toEqual([]);
  });

  test('and is too long is used as far as 2,000 rows', async () => {
    const rows = ['n', ...Array.from({ length: 2500 }, (_, index) => index)].join('\n');
    expect(await read({ text: rows, headers: { 'content-type': 'text/csv' } }, 'table').rows).toHaveLength(2000);
    expect(reports).toEqual([expect.stringMatching(/^has 2501 rows or more\. The first 2000 are used/)]);
  });
});
