/**
 * Reads the demo's content once, at start, into typed arrays. An invalid entry stops the start with a message that
 * names the file and the field.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { array, type Struct } from 'superstruct';
import { type Article, parseArticle } from './articles.ts';
import { type Blog, readBlogs } from './blogs.ts';
import { check } from './check.ts';
import { allEvents } from './more/events.ts';
import { allJobs } from './more/jobs.ts';
import { allPeople } from './more/people.ts';
import { allUniversities } from './more/universities.ts';
import { aroundDay, never } from './event-days.ts';
import { checkReferences } from './references.ts';
import {
  type Dictionary,
  dictionary,
  type Event,
  event,
  type Job,
  job,
  type Language,
  languages,
  type Office,
  office,
  type Person,
  person,
  type Quiz,
  quiz,
  type University,
  type Video,
  video,
} from './schemas.ts';

export { type Article } from './articles.ts';
export { type Blog, type BlogEntry } from './blogs.ts';
export {
  type Dictionary,
  type Event,
  type Job,
  type Language,
  languages,
  type Office,
  type Person,
  type Practice,
  practices,
  type Quiz,
  type University,
  type Video,
} from './schemas.ts';

export interface Content {
  /** The latest day of the demo's clock; `never` if dates follow the real clock. */
  lastDay: string;
  /** All languages, newest first. */
  articles: Article[];
  /** Each with its entries, newest first. */
  blogs: Blog[];
  people: Person[];
  offices: Office[];
  jobs: Job[];
  events: Event[];
  videos: Video[];
  universities: University[];
  quizzes: Quiz[];
  dictionaries: Record<Language, Dictionary>;
}

/** The total numbers, including entries generated from the handwritten ones (more/). */
const usual = { people: 120, jobs: 600, events: 180, universities: 9200 };

/**
 * Reads and validates everything in `folder`; throws at the first mistake. Dates of events and positions are around the
 * day on which the handwritten content ends, or around `now` if that is later.
 */
export function loadContent(
  folder = fileURLToPath(new URL('.', import.meta.url)),
  amounts = usual,
  now?: Date,
): Content {
  const list = <T, S>(name: string, schema: Struct<T, S>) => readJson(folder, `${name}.json`, array(schema));
  const articles = languages.flatMap((language) => readArticles(folder, language)).sort(byNewest);
  const offices = list('offices', office);
  const real = (now ?? new Date()).toISOString().slice(0, 10);
  const end = articles[0]?.date ?? real;
  const day = now && real > end ? real : end;
  const content: Content = {
    lastDay: now ? never : end,
    articles,
    blogs: readBlogs(join(folder, 'blogs')),
    people: allPeople(list('people', person), { amount: amounts.people }),
    offices,
    jobs: allJobs(list('jobs', job), offices, { amount: amounts.jobs, day }),
    events: allEvents(
      list('events', event).map((declaredEvent) => aroundDay(declaredEvent, day)),
      offices,
      { amount: amounts.events, day },
    ),
    videos: list('videos', video),
    universities: allUniversities(amounts.universities),
    quizzes: list('quizzes', quiz),
    dictionaries: {
      en: readJson(folder, 'dictionary/en.json', dictionary),
      de: readJson(folder, 'dictionary/de.json', dictionary),
      ar: readJson(folder, 'dictionary/ar.json', dictionary),
      ja: readJson(folder, 'dictionary/ja.json', dictionary),
    },
  };
  checkReferences(content);
  return content;
}

function readArticles(folder: string, language: Language): Article[] {
  const path = join(folder, 'articles', language);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .map((name) =>
      parseArticle(readFileSync(join(path, name), 'utf8'), {
        file: `articles/${language}/${name}`,
        slug: name.slice(0, -'.md'.length),
        language,
      }),
    );
}

function readJson<T, S>(folder: string, file: string, schema: Struct<T, S>): T {
  const source = readFileSync(join(folder, file), 'utf8');
  try {
    return check(JSON.parse(source), schema, file);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Error(`${file}: is not JSON. ${cause.message}`, { cause });
    throw cause;
  }
}

function byNewest(a: Article, b: Article): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
