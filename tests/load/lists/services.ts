import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent } from '../../../demo/content/load.ts';
import { createRandom } from '../../../demo/images/random.ts';
import { createMail, createServices, openDatabase } from '../../../demo/services/index.ts';
import { startPostgres } from '../postgres.ts';
import { type Figures, figuresOf, type Sample } from '../figures.ts';

export interface Answered {
  act: string;
  /** One visitor, and eight in parallel. */
  alone: Figures;
  together: Figures;
}

export const databases: Record<string, (jobs: number) => Promise<Answered[]>> = { embedded, postgresql };

const visitors = 8;
const rounds = Number(process.env['LISTS_ROUNDS'] ?? 240);

async function embedded(jobs: number): Promise<Answered[]> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-lists-'));
  try {
    return await seedAndMeasure(jobs, { DATA_FOLDER: join(folder, 'database'), DATABASE_URL: '' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function postgresql(jobs: number): Promise<Answered[]> {
  const postgres = await startPostgres();
  try {
    return await seedAndMeasure(jobs, { DATABASE_URL: postgres.url, DATA_FOLDER: '' });
  } finally {
    await postgres.stop();
  }
}

async function seedAndMeasure(
  jobs: number,
  location: { DATABASE_URL: string; DATA_FOLDER: string },
): Promise<Answered[]> {
  execFileSync('npm', ['run', 'seed', '--silent', '--', String(jobs)], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: { ...process.env, ...location },
    stdio: 'inherit',
  });
  const database = await openDatabase({ url: location.DATABASE_URL || undefined, folder: location.DATA_FOLDER });
  const content = loadContent();
  // The site search is not measured here, so its content is minimal.
  const services = await createServices({
    database,
    mail: createMail({ database, clock: () => new Date() }),
    content: { ...content, articles: content.articles.slice(0, 1) },
    addresses: { site: 'http://127.0.0.1:4100', cdn: '', microsite: '' },
  });
  const answered: Answered[] = [];
  for (const [act, request] of Object.entries(listActs(content, (path, init) => services.request(path, init)))) {
    for (let round = 0; round < 8; round += 1) await request();
    answered.push({ act, alone: await measure(act, request, 1), together: await measure(act, request, visitors) });
    const { together } = answered.at(-1)!;
    console.log(`${act.padEnd(28)} ${visitors} in parallel: p50 ${together.p50} ms, p95 ${together.p95} ms`);
  }
  await database.close();
  return answered;
}

export type Ask = () => Response | Promise<Response>;

/** Random filters of one to three groups; every response contains a page, its total and all counts. */
export function listActs(
  { jobs }: Pick<ReturnType<typeof loadContent>, 'jobs'>,
  request: (path: string, init?: RequestInit) => Response | Promise<Response>,
): Record<string, Ask> {
  const random = createRandom('filters');
  const namesOf = (read: (job: (typeof jobs)[number]) => readonly string[]) => [...new Set(jobs.flatMap(read))];
  const names = {
    cities: namesOf(({ cities }) => cities),
    countries: namesOf(({ countries }) => countries),
    interest: namesOf(({ interest }) => [interest]),
    functions: namesOf(({ functions }) => functions),
    industries: namesOf(({ industries }) => industries),
  };
  const filters = () => {
    const groups = random.shuffle(Object.entries(names)).slice(0, random.integer(1, 3));
    return new URLSearchParams(
      groups.map(([facet, values]) => [facet, random.shuffle(values).slice(0, random.integer(1, 3)).join(',')]),
    ).toString();
  };
  const post = (path: string, body: object) =>
    request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const word = () =>
    random.pick(['hydrogen', 'hospital', 'data', 'engineer', 'consultant', 'strategy', 'zürich', 'archive']);
  return {
    'jobs, filtered': () => request(`/services/jobs/api/jobsearch?${filters()}`),
    'jobs, no filter': () => request('/services/jobs/api/jobsearch'),
    'jobs, 25th page, filtered': () => request(`/services/jobs/api/jobsearch?${filters()}&start=481`),
    'jobs, words and filters': () =>
      request(`/services/jobs/api/jobsearch?q=${encodeURIComponent(word())}&${filters()}`),
    'events, filtered': () =>
      post('/services/articles/careerevents/events', {
        region: random.shuffle(['Europe', 'Americas', 'Asia-Pacific']).slice(0, 1),
        eventMode: random.chance(0.5) ? ['Hybrid'] : [],
      }),
    'events of a month': () =>
      post('/services/articles/careerevents/events', { startDate: '2026-12-01', endDate: '2026-12-31' }),
    'articles of a practice': () =>
      post('/services/articles/api/insightsgrid/articles', {
        language: 'en',
        taxonomyAndTags: { ids: [random.pick(['operations', 'strategy', 'finance'])] },
      }),
    'positions like one': () => request('/services/jobs/api/similar/10401'),
    'typeahead: jobs': () =>
      request(`/services/jobs/api/jobtypeahead?q=${encodeURIComponent(word().slice(0, random.integer(2, 4)))}`),
    'typeahead: universities': () =>
      request(
        `/services/universities/suggest?q=${random.pick(['uni', 'kest', 'northfiel', 'aob', 'rosenb', 'estberg'])}`,
      ),
  };
}

async function measure(act: string, request: Ask, atOnce: number): Promise<Figures> {
  const samples: Sample[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let round = 0; round < rounds / atOnce; round += 1) {
        const startedAt = performance.now();
        const response = await request();
        await response.text();
        if (response.status !== 200) throw new Error(`load: "${act}" was answered ${response.status}.`);
        samples.push({ act, status: response.status, milliseconds: performance.now() - startedAt });
      }
    }),
  );
  return figuresOf(samples, (performance.now() - begun) / 1000);
}
