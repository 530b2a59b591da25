import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { daysOf, never } from '../../demo/content/event-days.ts';
import type { Event, Job } from '../../demo/content/load.ts';
import { datesOf } from '../../demo/services/events/series.ts';
import { type App, startApp } from './setup/app.ts';
import { content, day } from './setup/large-content.ts';

type Counts = Record<string, Record<string, number>>;
type Query = Record<string, string | readonly string[]>;

interface JobsAnswer {
  numFound: number;
  docs: { jobID: string; title: string; cities: string[]; posted: string }[];
  facets: Counts;
  without: Record<string, number>;
}

interface EventsAnswer {
  events: { id: string; title: string; startTime: string; pinnedItem: boolean }[];
  hasNext: boolean;
  nextCursor: string;
  total: number;
  facets: Counts;
  without: Record<string, number>;
}

const hostile = ["'; DROP TABLE lists; --", '%_\\"', '\u{1F6A2}', '{"zzq":"qqz"}', '$zz$', '../..', '<script>'];
const unstorable = ['\0', 'a\0b'];

describe('Lists of the site', () => {
  let app: App;
  before(async () => (app = await startApp({ content })));
  after(() => app.stop());

  const searchJobs = (query: Query = {}) => app.call<JobsAnswer>('searchJobs', { query });
  const findEvents = (json: object = {}, isWrong = false) => app.call<EventsAnswer>('findEvents', { json, isWrong });

  describe('Jobs', () => {
    const open = content.jobs.filter(({ posted, validThrough }) => posted! <= day && validThrough! >= day);
    const english = open.filter(({ language }) => language === 'en');
    const continentOf = (job: Job) => [
      ...new Set(
        job.countries.flatMap((country) => content.offices.find((office) => office.country === country)?.region ?? []),
      ),
    ];
    const groups: Record<string, Record<string, (job: Job) => string[]>> = {
      place: { continents: continentOf, countries: ({ countries }) => countries, cities: ({ cities }) => cities },
      field: { interestCategory: ({ interestCategory }) => [interestCategory], interest: ({ interest }) => [interest] },
      industries: { industries: ({ industries }) => industries },
      functions: { functions: ({ functions }) => functions },
      workplace: { workplace: ({ workplace }) => (workplace ? [workplace] : []) },
      employmentType: { employmentType: ({ employmentType = [] }) => employmentType },
    };
    type Chosen = Record<string, string[]>;

    const matches = (job: Job, chosen: Chosen, but?: string) =>
      Object.entries(groups).every(([name, facets]) => {
        const chosenValues = Object.entries(facets).flatMap(([facet, read]) =>
          (chosen[facet] ?? []).map((value) => ({
            value: value.toLowerCase(),
            has: read(job).map((value) => value.toLowerCase()),
          })),
        );
        return name === but || chosenValues.length === 0 || chosenValues.some(({ value, has }) => has.includes(value));
      });

    it('come newest first, or by title or first city', async () => {
      const inOrder = async (sort?: string) =>
        (await searchJobs({ pageSize: '500', ...(sort && { sort }) })).body.docs as {
          title: string;
          cities: string[];
          posted: string;
        }[];
      const isSorted = (names: string[]) => names.every((name, index) => index === 0 || names[index - 1]! <= name);
      const plain = (name = '') => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
      assert.ok(isSorted((await inOrder()).map(({ posted }) => posted).toReversed()));
      assert.ok(isSorted((await inOrder('title')).map(({ title }) => plain(title))));
      const byCity = (await inOrder('city')).filter(({ cities }) => cities.length > 0);
      assert.ok(isSorted(byCity.map(({ cities }) => plain(cities[0]))));
      const [newest, byTitle] = await Promise.all([
        searchJobs({ q: 'steel' }),
        searchJobs({ q: 'steel', sort: 'title' }),
      ]);
      assert.deepEqual([byTitle.body.numFound, byTitle.body.facets], [newest.body.numFound, newest.body.facets]);
      assert.equal((await app.call('searchJobs', { query: { sort: 'salary' }, isWrong: true })).status, 400);
    });

    for (const chosen of [
      {},
      { cities: ['Oslo'] },
      { countries: ['Norway'], cities: ['Hamburg'] },
      { continents: ['Europe'], functions: ['Strategy', 'Risk'], industries: ['Health'] },
      { interest: ['energy and materials'], cities: ['OSLO', 'Tokyo'], functions: ['Operations'] },
      { workplace: ['remote'], employmentType: ['PART_TIME', 'temporary'] },
      { workplace: ['Nowhere'], cities: ['Oslo'] },
      { cities: ['Nowhere'] },
      { cities: ['Nowhere', 'Oslo'], interestCategory: ['Consulting'] },
    ] as Chosen[]) {
      it(`are counted as a count by hand would: ${JSON.stringify(chosen)}`, async () => {
        const { body } = await searchJobs({
          pageSize: '500',
          ...chosen,
        });
        const expected = english.filter((job) => matches(job, chosen));
        assert.equal(body.numFound, expected.length);
        const ids = new Set(expected.map(({ id }) => id));
        assert.equal(new Set(body.docs.map(({ jobID }) => jobID)).size, Math.min(500, ids.size));
        assert.ok(body.docs.every(({ jobID }) => ids.has(jobID)));
        for (const [group, facets] of Object.entries(groups)) {
          const others = english.filter((job) => matches(job, chosen, group));
          if (group in body.without) assert.equal(body.without[group], others.length);
          for (const [facet, read] of Object.entries(facets)) {
            for (const [name, count] of Object.entries(body.facets[facet] ?? {})) {
              assert.equal(count, others.filter((job) => read(job).includes(name)).length, `${facet} ${name}`);
            }
          }
        }
      });
    }

    it('come newest first, in pages that fit together', async () => {
      const whole = (await searchJobs({ pageSize: '60' })).body.docs.map(({ jobID }) => jobID);
      const pages = await Promise.all(
        ['1', '21', '41'].map(async (start) => (await searchJobs({ start })).body.docs.map(({ jobID }) => jobID)),
      );
      assert.deepEqual(pages.flat(), whole);
      const { body } = await searchJobs({ pageSize: '60' });
      assert.deepEqual(
        body.docs.map(({ posted }) => posted),
        body.docs
          .map(({ posted }) => posted)
          .sort()
          .reverse(),
      );
    });

    it('are more than five hundred, so that "500+" can be shown, and German ones are apart', async () => {
      assert.ok((await searchJobs()).body.numFound > 500);
      assert.equal((await searchJobs({ lang: 'de' })).body.numFound, open.length - english.length);
      assert.equal((await searchJobs({ lang: 'ar' })).body.numFound, english.length);
    });

    it('beyond the end are empty, with the total', async () => {
      const { body } = await searchJobs({ start: '100000' });
      assert.deepEqual([body.numFound, body.docs], [english.length, []]);
    });

    it('are found by words or their beginnings, in any form', async () => {
      const numbers = await Promise.all(
        ['hydrogen', 'Hydrogen contract', 'hydrog', 'hydrogen zeppelin'].map(
          async (q) => (await searchJobs({ q })).body.numFound,
        ),
      );
      assert.ok(numbers[0]! >= numbers[1]! && numbers[1]! > 0);
      assert.ok(numbers[2]! >= numbers[0]!);
      assert.equal(numbers[3], 0);
    });

    it('that a filter excludes are counted without it, for the same query', async () => {
      for (const q of ['contract', 'data', 'port', 'engine']) {
        const { numFound, facets } = (await searchJobs({ q })).body;
        assert.ok(numFound > 0, q);
        const [city] = Object.entries(facets['cities']!).find(([, count]) => count === 0) ?? [];
        const { body } = await searchJobs({ q, cities: city! });
        assert.deepEqual([body.numFound, ...Object.values(body.without)], [0, numFound], `${q} in ${city}`);
      }
    });

    it('refuse invalid values, and find nothing for hostile ones', async () => {
      for (const query of [
        { start: '0' },
        { start: '-1' },
        { start: 'abc' },
        { pageSize: '501' },
        { pageSize: '1e9' },
        { start: '1.5' },
        { q: 'x'.repeat(201) },
      ] as Query[]) {
        const { status, code } = await searchJobs(query);
        assert.deepEqual([status, code], [400, 1000], JSON.stringify(query));
      }
      for (const text of hostile) {
        assert.equal((await searchJobs({ q: text })).body.numFound, 0, text);
        assert.equal((await searchJobs({ cities: text })).body.numFound, 0, text);
      }
      for (const text of unstorable) assert.equal((await searchJobs({ q: text })).status, 400);
    });

    it('suggest terms during typing', async () => {
      const terms = async (q: string) =>
        (await app.call<{ terms: string[] }>('suggestJobTerms', { query: { q } })).body.terms;
      assert.ok((await terms('hyd')).every((term) => /hyd/i.test(term)));
      assert.ok((await terms('hyd')).length > 0);
      assert.ok((await terms('zur')).includes('Zürich'));
      assert.deepEqual(await terms(''), []);
      for (const text of hostile) assert.deepEqual(await terms(text), [], text);
    });

    it('name everything they can be filtered by, the same in list and counts', async () => {
      interface Master {
        regions: { continent: string; countries: { country: string; cities: string[] }[] }[];
        interests: { interestCategory: string; interests: string[] }[];
        industries: string[];
        functions: string[];
        workplaces: string[];
        employmentTypes: string[];
      }
      const { body } = await app.call<Master>('getJobMasterList');
      const { facets } = (await searchJobs()).body;
      const countries = body.regions.flatMap((region) => region.countries);
      assert.deepEqual(new Set(countries.flatMap(({ cities }) => cities)), new Set(Object.keys(facets['cities']!)));
      assert.deepEqual(new Set(body.functions), new Set(Object.keys(facets['functions']!)));
      assert.deepEqual(body.workplaces, ['hybrid', 'on-site', 'remote']);
      assert.deepEqual(new Set(body.employmentTypes), new Set(Object.keys(facets['employmentType']!)));
      assert.deepEqual(
        new Set(body.interests.flatMap(({ interests }) => interests)),
        new Set(Object.keys(facets['interest']!)),
      );
    });

    it('are answered one by one while they are open, with three like them', async () => {
      const job = english[0]!;
      const response = await app.call<{ docs: { jobID: string }[] }>('getJob', { query: { q: job.id } });
      assert.deepEqual(
        response.body.docs.map(({ jobID }) => jobID),
        [job.id],
      );
      interface Similar {
        results: { JobId: string; JobLocation: string[]; JobInterest: string; JobUrl: string }[];
      }
      const { results } = (await app.call<Similar>('getSimilarJobs', { path: { jobID: job.id } })).body;
      assert.equal(results.length, 3);
      assert.ok(
        results.every(
          ({ JobId, JobInterest, JobLocation }) =>
            JobId !== job.id && JobInterest === job.interest && JobLocation.length <= 3,
        ),
      );
      const german = (await app.call<Similar>('getSimilarJobs', { path: { jobID: job.id }, query: { lang: 'de' } }))
        .body.results;
      assert.deepEqual(
        german.map(({ JobUrl }) => JobUrl),
        results.map(({ JobUrl }) => `/de${JobUrl}`),
      );
      const closed = content.jobs.find(({ validThrough }) => validThrough! < day)!;
      for (const id of [closed.id, 'nothing', ...hostile]) {
        assert.deepEqual((await app.call<{ docs: unknown[] }>('getJob', { query: { q: id } })).body.docs, [], id);
        if (id !== '../..')
          assert.deepEqual((await app.call<Similar>('getSimilarJobs', { path: { jobID: id } })).body.results, [], id);
      }
    });

    it('state where applicants for remote work may live, and the pay per hour, month or year', async () => {
      interface Posting {
        workplace: string;
        countries: string[];
        applicantCountries?: string[];
        employmentType: string[];
        salary: { currency: string; from: number; to: number; unit: string };
        posted: string;
        validThrough: string;
      }
      const search = (query: Query) => app.call<{ docs: Posting[] }>('searchJobs', { query });
      const remote = (await search({ workplace: 'remote', pageSize: '500' })).body.docs;
      assert.ok(remote.length > 20);
      for (const { workplace, applicantCountries, countries } of remote)
        assert.deepEqual([workplace, applicantCountries], ['remote', countries]);
      for (const { employmentType, salary, ...posting } of (await search({ pageSize: '500' })).body.docs) {
        assert.ok(employmentType.length > 0);
        assert.match(`${salary.currency} ${salary.unit}`, /^[A-Z]{3} (?:YEAR|MONTH|HOUR)$/);
        assert.ok(salary.from > 0 && salary.to >= salary.from);
        assert.ok(posting.posted < posting.validThrough);
        assert.equal(Boolean(posting.applicantCountries), posting.workplace === 'remote');
      }
    });

    it('may be kept by a cache, and are not sent again unchanged', async () => {
      const address = `${app.origin}/services/jobs/api/jobsearch?cities=Oslo`;
      const first = await fetch(address);
      assert.match(first.headers.get('cache-control') ?? '', /^public, max-age=60/);
      const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
      assert.deepEqual([again.status, await again.text()], [304, '']);
      assert.equal(
        (
          await fetch(`${app.origin}/services/jobs/api/jobsearch?cities=Tokyo`, {
            headers: { 'if-none-match': first.headers.get('etag') ?? '' },
          })
        ).status,
        200,
      );
    });
  });

  describe('Events', () => {
    const dates = content.events.flatMap((event) => datesOf(event));
    const listed = dates.filter((event) => daysOf(event).visibleUntil >= day);
    const chosenBy = (read: (event: Event) => string, names: string[]) => (event: Event) =>
      names.length === 0 || names.includes(read(event));
    const touches = (first: string, last: string) => (event: Event) => {
      const days = daysOf(event);
      return days.first !== undefined && days.first <= last && (days.last ?? days.first) >= first;
    };
    const findAll = async (question: object): Promise<EventsAnswer['events']> => {
      const events: EventsAnswer['events'] = [];
      for (let afterId = ''; ;) {
        const { body } = await findEvents({ ...question, afterId });
        events.push(...body.events);
        if (!body.hasNext) return events;
        afterId = body.nextCursor;
      }
    };

    it('that are listed are paged, each once: upcoming ones first, soonest first, then past ones', async () => {
      const events = await findAll({ limit: 25 });
      assert.deepEqual(new Set(events.map(({ id }) => id)), new Set(listed.map(({ id }) => id)));
      assert.equal(events.length, listed.length);
      const isOver = ({ id }: { id: string }) => {
        const { first, last } = daysOf(dates.find((event) => event.id === id)!);
        return (last ?? first ?? never) < day;
      };
      const firstOver = events.findIndex(isOver);
      assert.ok(firstOver > 0 && events.slice(firstOver).every(isOver));
      const starts = events
        .slice(firstOver)
        .filter(({ pinnedItem }) => !pinnedItem)
        .map(({ startTime }) => startTime);
      assert.deepEqual(starts, starts.toSorted().reverse());
    });

    it('answer twelve at first, with the number of all', async () => {
      const { body } = await findEvents();
      assert.deepEqual([body.events.length, body.hasNext, body.total], [12, true, listed.length]);
    });

    it('stay listed for their recording when they are over', async () => {
      const recorded =
        listed.find(({ id }) => id === 'autumn-forum-2026') ?? listed.find((event) => daysOf(event).last! < day)!;
      assert.ok((await findAll({ limit: 100 })).some(({ id }) => id === recorded.id));
    });

    for (const question of [
      { region: ['europe'], eventMode: [], interest: [] },
      { region: ['Europe', 'Global'], eventMode: ['virtual'], interest: [] },
      { region: [], eventMode: ['Hybrid'], interest: ['Strategy', 'Operations'] },
      { region: ['Atlantis'], eventMode: ['Hybrid'], interest: [] },
      { region: [], eventMode: ['Virtual'], interest: [], month: ['2026-12', '2027-01'] },
    ]) {
      it(`are counted as a count by hand would: ${JSON.stringify(question)}`, async () => {
        const { body } = await findEvents(question);
        const reads = {
          region: (event: Event) => event.region,
          eventMode: (event: Event) => event.eventFormat,
          interest: (event: Event) => event.interest,
        };
        const isIn = (names: string[], read: (event: Event) => string) =>
          chosenBy(
            (event) => read(event).toLowerCase(),
            names.map((name) => name.toLowerCase()),
          );
        const isInMonth = (event: Event) =>
          !question.month || question.month.some((month) => touches(`${month}-01`, `${month}-31`)(event));
        const matching = (but?: string) =>
          listed.filter(
            (event) =>
              isInMonth(event) &&
              Object.entries(reads).every(
                ([facet, read]) => facet === but || isIn(question[facet as keyof typeof reads], read)(event),
              ),
          );
        assert.equal(body.total, matching().length);
        for (const [facet, read] of Object.entries(reads)) {
          for (const [name, count] of Object.entries(body.facets[facet]!))
            assert.equal(count, matching(facet).filter((event) => read(event) === name).length, `${facet} ${name}`);
          if (facet in body.without) assert.equal(body.without[facet], matching(facet).length);
        }
      });
    }

    it('are counted by month, those of several months in each, without past months that have none', async () => {
      const { body } = await findEvents({ interest: ['Strategy', 'Operations'] });
      const strategic = listed.filter(({ interest }) => interest === 'Strategy' || interest === 'Operations');
      const months = Object.entries(body.facets['month']!);
      assert.deepEqual(
        months.map(([month]) => month),
        months.map(([month]) => month).toSorted(),
      );
      for (const [month, count] of months) {
        assert.ok(count > 0 || month >= day.slice(0, 7), month);
        assert.equal(count, strategic.filter(touches(`${month}-01`, `${month}-31`)).length, month);
        assert.equal((await findEvents({ interest: ['Strategy', 'Operations'], month: [month] })).body.total, count);
      }
    });

    it('of a range are those that touch one of its days, by UTC', async () => {
      for (const [first, last] of [
        ['2026-12-01', '2026-12-31'],
        ['2026-12-03', '2026-12-03'],
        ['2026-11-20', '2027-02-10'],
        ['2026-01-01', '2030-12-31'],
        ['2026-12-30', '2027-01-02'],
      ] as const) {
        const { body } = await findEvents({ startDate: `${first}T00:00:00Z`, endDate: `${last}T23:59:59Z` });
        assert.equal(body.total, listed.filter(touches(first, last)).length, `${first} to ${last}`);
      }
    });

    it('of a range come in the order of their dates, highlights among them', async () => {
      const [first, last] = ['2026-12-01', '2030-12-31'];
      const events = await findAll({ limit: 50, startDate: `${first}T00:00:00Z`, endDate: `${last}T23:59:59Z` });
      assert.ok(events.some(({ pinnedItem }) => pinnedItem));
      const starts = events.map(({ startTime }) => startTime);
      assert.deepEqual(starts, starts.toSorted());
    });

    it('ignore a range with one end, and refuse one that ends before it starts', async () => {
      assert.equal((await findEvents({ startDate: '2026-12-01T00:00:00Z' })).body.total, listed.length);
      assert.equal((await findEvents({ endDate: '2026-12-01T00:00:00Z' })).body.total, listed.length);
      assert.equal(
        (await findEvents({ startDate: '2026-12-02T00:00:00Z', endDate: '2026-12-01T00:00:00Z' })).code,
        1000,
      );
      for (const startDate of ['tomorrow', '2026-13-01', '2026-02-31T25:00:00Z', '-1', "2026-12-01'"])
        assert.equal((await findEvents({ startDate, endDate: '2026-12-01' })).code, 1000, startDate);
    });

    it('can be filtered by title and by region', async () => {
      const titles = (await findAll({ sortByField: 'title', limit: 100 })).map(({ title }) => title);
      assert.equal(titles.length, listed.length);
      assert.equal((await findEvents({ sortByField: 'colour' }, true)).code, 1000);
    });

    it('begin with the one that is pinned, which does not come again', async () => {
      const pinned = listed.at(-1)!;
      const events = await findAll({ pinnedItem: pinned.id, limit: 40 });
      assert.equal(events[0]?.id, pinned.id);
      assert.deepEqual([events.length, new Set(events.map(({ id }) => id)).size], [listed.length, listed.length]);
      assert.equal((await findEvents({ pinnedItem: 'unknown' })).body.total, listed.length);
      const single = await findAll({ pinnedItem: pinned.id, limit: 1, eventMode: ['Virtual'] });
      assert.equal(single.length, listed.filter(({ eventFormat }) => eventFormat === 'Virtual').length);
    });

    it('can be limited to a folder', async () => {
      assert.equal(
        (await findEvents({ parentFolderId: 'events-careers' })).body.total,
        listed.filter(({ interest }) => interest === 'Careers').length,
      );
      assert.equal((await findEvents({ parentFolderId: 'nowhere' })).body.total, 0);
    });

    it('refuse a cursor that is forged, belongs to another query, or has expired', async () => {
      const { nextCursor } = (await findEvents()).body;
      for (const afterId of ['garbage', `${nextCursor}x`, nextCursor.replace('.', ''), '.', 'e30.e30', ...hostile])
        assert.equal((await findEvents({ afterId })).code, 1010, afterId);
      assert.equal((await findEvents({ afterId: nextCursor, region: ['Europe'] })).code, 1010);
      assert.equal((await findEvents({ afterId: nextCursor })).status, 200);
      app.pass(25 * 3600);
      assert.equal((await findEvents({ afterId: nextCursor })).code, 1011);
      app.pass(-25 * 3600);
    });

    it('of a series are single dates, without those that are cancelled, each with its calendar file', async () => {
      const [desk] = content.events.filter(({ id }) => id === 'monday-desk');
      const events = await findAll({ limit: 100, interest: ['Strategy'] });
      const found = events.filter(({ id }) => id.startsWith('monday-desk-'));
      assert.deepEqual(
        found.map(({ startTime }) => startTime).toSorted(),
        datesOf(desk!)
          .filter((date) => daysOf(date).visibleUntil >= day)
          .map(({ startTime }) => startTime),
      );
      assert.ok(found.some(({ title }) => title === 'The Monday desk, on a Tuesday'));
      const file = await fetch(`${app.origin}/services/articles/careerevents/${found[0]!.id}.ics`);
      assert.match(await file.text(), /SUMMARY:The Monday desk/);
    });

    it('refuse fields of the wrong kind, and answer hostile names with none', async () => {
      for (const json of [
        { limit: 0 },
        { limit: 101 },
        { limit: 'many' },
        { region: 7 },
        { region: [7] },
        { afterId: {} },
        { pinnedItem: [] },
        { region: ['\0'] },
        { interest: '\ud800' },
        { region: Array.from({ length: 51 }, String) },
      ]) {
        const { status, code } = await findEvents(json, true);
        assert.deepEqual([status, code], [400, 1000], JSON.stringify(json));
      }
      for (const text of hostile) assert.equal((await findEvents({ interest: [text] })).body.total, 0, text);
    });
  });

  describe('Articles of a grid', () => {
    interface Grid {
      data: {
        posts: { id: string; displayDate: string }[];
        hasNext: boolean;
        nextCursor: string;
        total: number;
        without: Record<string, number>;
      };
    }
    const grid = async (json: object = {}) => (await app.call<Grid>('findPosts', { json })).body.data;
    const english = content.articles.filter(({ language, date }) => language === 'en' && date <= day);

    it('come ten at a time, latest first, each once', async () => {
      const ids: string[] = [];
      for (let afterId = ''; ;) {
        const page = await grid({ language: 'en', afterId });
        ids.push(...page.posts.map(({ id }) => id));
        if (!page.hasNext) break;
        assert.equal(page.posts.length, 10);
        afterId = page.nextCursor;
      }
      assert.deepEqual(new Set(ids), new Set(english.map(({ slug }) => slug)));
      assert.equal(ids.length, english.length);
    });

    it('match any of the terms or all of them, have what they must and lack what they must not', async () => {
      const [topic, other] = ['hydrogen', 'capital projects'];
      const total = async (taxonomyAndTags: object, more: object = {}) =>
        (await grid({ language: 'en', taxonomyAndTags, ...more })).total;
      const has = (tag: string) => (article: (typeof english)[number]) => article.topics.includes(tag);
      assert.equal(
        await total({ tags: [topic, other] }),
        english.filter((article) => has(topic)(article) || has(other)(article)).length,
      );
      assert.equal(
        await total({ tags: [topic, other], queryType: 'and' }),
        english.filter((article) => has(topic)(article) && has(other)(article)).length,
      );
      assert.equal(await total({ mustHaveTags: [topic] }), english.filter(has(topic)).length);
      assert.equal(
        await total({ mustNotHaveTags: [topic, other] }),
        english.filter((article) => !has(topic)(article) && !has(other)(article)).length,
      );
      assert.equal(
        await total({ ids: ['operations'] }),
        english.filter(({ practice }) => practice === 'operations').length,
      );
      assert.equal(
        await total(
          { ids: ['operations'] },
          { excludeItems: [english.find(({ practice }) => practice === 'operations')!.slug, 'unknown'] },
        ),
        english.filter(({ practice }) => practice === 'operations').length - 1,
      );
      const filtered = await grid({
        language: 'en',
        taxonomyAndTags: { ids: ['operations'] },
        filters: [{ id: 'chip', name: 'Energy', tags: [topic] }],
      });
      assert.equal(
        filtered.total,
        english.filter((article) => article.practice === 'operations' && has(topic)(article)).length,
      );
      assert.equal(filtered.without['chip'], english.filter(({ practice }) => practice === 'operations').length);
    });

    it('are those of the language, however it is written', async () => {
      for (const [tag, language] of [
        ['ja-JP', 'ja'],
        ['DE', 'de'],
        ['ar', 'ar'],
      ] as const) {
        assert.equal(
          (await grid({ language: tag })).total,
          content.articles.filter((article) => article.language === language && article.date <= day).length,
        );
      }
    });

    it('refuse garbage', async () => {
      for (const json of [
        { afterId: 'x' },
        { taxonomyAndTags: 'all' },
        { filters: {} },
        { limit: -1 },
        { isAlumni: 'yes' },
      ]) {
        assert.equal((await app.call('findPosts', { json, isWrong: true })).status, 400, JSON.stringify(json));
      }
      for (const text of hostile) assert.equal((await grid({ taxonomyAndTags: { tags: [text] } })).total, 0);
    });
  });

  describe('People and offices', () => {
    interface People {
      people: {
        id: string;
        title: string;
        url: string;
        description: string;
        isPrivate: boolean;
        enableContactForm: boolean;
      }[];
      hasNext: boolean;
      nextCursor: string;
      total: number;
      facets: Counts;
    }
    const findPeople = async (query: Query = {}) => (await app.call<People>('findPeople', { query })).body;

    it('are all there, page by page', async () => {
      const ids: string[] = [];
      for (let afterId = ''; ;) {
        const page = await findPeople({ limit: '50', afterId });
        ids.push(...page.people.map(({ id }) => id));
        if (!page.hasNext) break;
        afterId = page.nextCursor;
      }
      assert.deepEqual([...ids].sort(), content.people.map(({ id }) => id).sort());
    });

    it('are counted by office as a count by hand would', async () => {
      const { facets } = await findPeople();
      const cityOf = (office: string) => content.offices.find(({ id }) => id === office)!.city;
      for (const [city, count] of Object.entries(facets['locations']!))
        assert.equal(count, content.people.filter(({ office }) => cityOf(office) === city).length, city);
    });

    it('show only the name and role of a private person', async () => {
      const hidden = content.people.filter(({ isPrivate }) => isPrivate);
      const { people } = await findPeople({ limit: '200' });
      for (const { id } of hidden) {
        const card = people.find((person) => person.id === id)!;
        assert.deepEqual([card.url, card.description, card.enableContactForm], ['', '', false]);
        assert.equal(
          (await findPeople({ q: content.people.find((person) => person.id === id)!.bio.split('. ')[1]! })).people.some(
            (person) => person.id === id,
          ),
          false,
        );
      }
    });

    it('are found by name without its accents', async () =>
      assert.ok((await findPeople({ q: 'yildiz' })).people.some(({ id }) => id === 'emre-yildiz')));

    it('work in offices, of which hidden ones are left out', async () => {
      interface Offices {
        offices: { id: string; mapLatitude?: number }[];
        total: number;
        facets: Counts;
      }
      const { offices, total } = (await app.call<Offices>('findOffices')).body;
      assert.equal(total, content.offices.filter(({ hideFromLocations }) => !hideFromLocations).length);
      assert.equal(offices.length, total);
      assert.equal(offices.filter(({ mapLatitude }) => mapLatitude === undefined).length, 1);
      assert.equal(
        (await app.call<Offices>('findOffices', { query: { country: 'norway,JAPAN' } })).body.total,
        content.offices.filter(({ country }) => ['Norway', 'Japan'].includes(country)).length,
      );
    });

    it('refuse garbage', async () => {
      for (const query of [{ limit: '0' }, { limit: 'all' }, { afterId: 'x' }, { locations: '\0' }] as Query[])
        assert.equal((await app.call('findPeople', { query })).status, 400, JSON.stringify(query));
    });
  });

  describe('Videos', () => {
    interface VideosResponse {
      videos: { id: string; tags: string[]; duration: number }[];
      hidden: number;
      total: number;
      facets: Counts;
    }
    const accept = 'application/json;pk=demo-policy-key';
    const findVideos = (headers: Record<string, string> = {}, query: Query = { limit: '100' }) =>
      app.call<VideosResponse>('findVideos', {
        path: { account: 'alder-voss-films' },
        query,
        headers: { accept, ...headers },
      });
    const isSecured = ({ tags }: { tags: string[] }) => tags.some((tag) => ['premium', 'practice'].includes(tag));

    it('for clients are hidden from others, who only see their number', async () => {
      const { body, headers } = await findVideos();
      const free = content.videos.filter((video) => !isSecured(video));
      assert.deepEqual(new Set(body.videos.map(({ id }) => id)), new Set(free.map(({ id }) => id)));
      assert.deepEqual([body.total, body.hidden], [free.length, content.videos.length - free.length]);
      assert.match(headers.get('cache-control') ?? '', /public/);
    });

    it('for clients are visible to clients, and not cached', async () => {
      const { signedIn } = await app.signIn('premium@alder-voss.example', 'Lighthouse-42');
      const { body, headers } = await findVideos(signedIn);
      assert.ok(body.videos.some(({ tags }) => tags.includes('premium')));
      assert.ok(!body.videos.some(({ tags }) => tags.includes('practice')));
      assert.equal(headers.get('cache-control'), 'no-store');
    });

    it('all have a file of the length that the list says', async () => {
      for (const { id, duration } of (await findVideos()).body.videos) {
        const { body } = await app.call<{ duration: number }>('getVideo', {
          path: { account: 'alder-voss-films', videoId: id },
          headers: { accept },
        });
        assert.equal(body.duration, duration * 1000, id);
      }
    });

    it('require the policy key', async () => {
      assert.equal((await findVideos({ accept: 'application/json' })).status, 403);
      assert.equal((await app.call('findVideos', { path: { account: 'another' }, headers: { accept } })).status, 404);
    });
  });

  describe('Universities', () => {
    const suggest = async (q: string, query: Query = {}) =>
      (
        await app.call<{ results: { name: string; url: string }[] }>('suggestUniversities', { query: { q, ...query } })
      ).body.results.map(({ name }) => name);

    it('are suggested from three characters on, eight at most', async () => {
      assert.deepEqual(await suggest('un'), []);
      assert.equal((await suggest('uni')).length, 8);
      assert.equal((await suggest('uni', { rows: '20' })).length, 20);
    });

    it('are found without accents, by a word in the middle, by a part of one, and in Latin letters', async () => {
      assert.ok((await suggest('Universitat Al')).every((name) => name.startsWith('Universität Al')));
      assert.ok((await suggest('kestberg')).length > 0);
      assert.ok((await suggest('estberg')).some((name) => name.includes('estberg')));
      assert.deepEqual(await suggest('estbxrg'), []);
    });

    it('that are written in the letters that were typed come before those that are only spelt in them', async () => {
      const names = await suggest('uni', { rows: '20' });
      assert.ok(
        names.every((name) => /^Uni/.test(name)),
        names.join(', '),
      );
      assert.deepEqual(await suggest('Aoba'), ['青葉大学']);
      assert.deepEqual(await suggest('青葉大'), ['青葉大学']);
      assert.deepEqual(await suggest('Hanbit'), ['한빛대학교']);
    });

    it('leave nothing in the index that each question would have to read', async () => {
      // The number of pages that were not indexed yet.
      assert.deepEqual(await app.database.query("SELECT gin_clean_pending_list('list_terms_parts')::int AS pages"), [
        { pages: 0 },
      ]);
    });

    it('are not found by blank or hostile queries', async () => {
      for (const text of ['   ', '%%%', '___', ...hostile]) assert.deepEqual(await suggest(text), [], text);
      assert.equal((await app.call('suggestUniversities', { query: { q: 'x\0yz' } })).status, 400);
      assert.equal((await app.call('suggestUniversities', { query: { q: 'uni', rows: '51' } })).status, 400);
    });
  });
});
