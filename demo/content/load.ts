/**
 * Reads the demo's content once, at start, into typed arrays.
 * Whatever is wrong stops the start with a message that names file and field.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { array, type Struct } from 'superstruct';
import { type Article, parseArticle } from './articles.ts';
import { check } from './check.ts';
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
  type Video,
  video,
} from './schemas.ts';

export { type Article } from './articles.ts';
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
  type Video,
} from './schemas.ts';

export interface Content {
  /** All languages, newest first. */
  articles: Article[];
  people: Person[];
  offices: Office[];
  jobs: Job[];
  events: Event[];
  videos: Video[];
  quizzes: Quiz[];
  dictionaries: Record<Language, Dictionary>;
}

/** Reads and checks everything in `folder`; throws at the first mistake. */
export function loadContent(folder = fileURLToPath(new URL('.', import.meta.url))): Content {
  const list = <T, S>(name: string, schema: Struct<T, S>) => readJson(folder, `${name}.json`, array(schema));
  const content = {
    articles: languages.flatMap((language) => readArticles(folder, language)).sort(byNewest),
    people: list('people', person),
    offices: list('offices', office),
    jobs: list('jobs', job),
    events: list('events', event),
    videos: list('videos', video),
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
