/**
 * How quickly the lists answer at the size they were seeded with, each answer from its statement to its JSON:
 *
 *   npm run seed -- 100000 && node --import tsx tests/load/lists.ts
 *
 * Databases are named as for `npm run seed`. Random filters of one to three groups, one visitor and then eight at once.
 */
import { loadContent } from '../../demo/content/load.ts';
import { createMail, createServices, openDatabase } from '../../demo/services/index.ts';
import { createRandom } from '../../demo/images/random.ts';
import { readOptions } from '../../demo/start/options.ts';

const rounds = Number(process.env['ROUNDS'] ?? 160);
const content = loadContent();
const database = await openDatabase(readOptions([], process.env).database);
const small = { ...content, articles: content.articles.slice(0, 1), people: [], jobs: content.jobs };
const services = await createServices({ database, mail: createMail({ database, clock: () => new Date() }), content: small, addresses: { site: 'http://127.0.0.1:4100', cdn: '', microsite: '' } });
const random = createRandom('filters');
const of = (read: (job: (typeof content.jobs)[number]) => readonly string[]) => [...new Set(content.jobs.flatMap(read))];
const values = { cities: of(({ cities }) => cities), countries: of(({ countries }) => countries), interest: of(({ interest }) => [interest]), functions: of(({ functions }) => functions), industries: of(({ industries }) => industries) };

function jobQuery(): string {
  const groups = random.shuffle(Object.entries(values)).slice(0, random.integer(1, 3));
  return new URLSearchParams(groups.map(([facet, names]) => [facet, random.shuffle(names).slice(0, random.integer(1, 3)).join(',')])).toString();
}

const post = (path: string, body: object) => services.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const events = () => ({ region: random.shuffle(['Europe', 'Americas', 'Asia-Pacific']).slice(0, 1), eventMode: random.chance(0.5) ? ['Hybrid'] : [] });
const word = () => random.pick(['hydrogen', 'hospital', 'data', 'engineer', 'consultant', 'strategy', 'zürich', 'archive']);

const acts: Record<string, () => Response | Promise<Response>> = {
  'jobs, no filter': () => services.request('/services/jobs/api/jobsearch'),
  'jobs, filtered': () => services.request(`/services/jobs/api/jobsearch?${jobQuery()}`),
  'jobs, page 25 of 20': () => services.request(`/services/jobs/api/jobsearch?${jobQuery()}&start=481`),
  'jobs, words and filters': () => services.request(`/services/jobs/api/jobsearch?q=${encodeURIComponent(word())}&${jobQuery()}`),
  'events, filtered': () => post('/services/articles/careerevents/events', events()),
  'events, a month': () => post('/services/articles/careerevents/events', { startDate: '2026-12-01', endDate: '2026-12-31' }),
  'articles, by practice': () => post('/services/articles/api/insightsgrid/articles', { language: 'en', taxonomyAndTags: { ids: [random.pick(['operations', 'strategy', 'finance'])] } }),
  'similar jobs': () => services.request('/services/jobs/api/similar/10401'),
  'job typeahead': () => services.request(`/services/jobs/api/jobtypeahead?q=${encodeURIComponent(word().slice(0, random.integer(2, 4)))}`),
  universities: () => services.request(`/services/universities/suggest?q=${random.pick(['uni', 'kest', 'northfiel', 'aob', 'rosenb', 'estberg'])}`),
};

for (const [name, act] of Object.entries(acts)) {
  for (let turn = 0; turn < 5; turn += 1) await act();
  const alone = await measure(act, 1);
  const together = await measure(act, 8);
  console.log(`${name.padEnd(26)} alone ${figures(alone)}   8 at once ${figures(together)}`);
}
await database.close();

async function measure(act: () => Response | Promise<Response>, visitors: number): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (let turn = 0; turn < rounds / visitors; turn += 1) {
        const begun = performance.now();
        const response = await act();
        await response.text();
        if (response.status !== 200) throw new Error(`answered ${response.status}`);
        times.push(performance.now() - begun);
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

function figures(times: readonly number[]): string {
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1).padStart(6);
  return `p50 ${at(0.5)} ms  p95 ${at(0.95)} ms`;
}
