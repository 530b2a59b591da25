import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseArticle } from './articles.ts';
import { loadContent } from './load.ts';
import { officesIn } from './more/german-names.ts';

const article = `---
title: A title
description: A description.
eyebrow: Note
practice: strategy
topics: [one]
authors: [grace-whitfield]
date: 2026-03-18
access: open
image: strata
imageAlt: Bands
---
## Fish & *chips*

Text with “quotes” and a < sign.

## Fish & *chips*
`;
const origin = { file: 'articles/en/a-title.md', slug: 'a-title', language: 'en' } as const;

describe('an article', () => {
  it('becomes HTML whose headings have ids', () => {
    const { html, headings } = parseArticle(article, origin);
    assert.deepEqual(
      headings.map(({ id }) => id),
      ['fish-chips', 'fish-chips-2'],
    );
    assert.match(html, /<h2 id="fish-chips">Fish &amp; <em>chips<\/em><\/h2>/);
  });

  it('has plain text for search, without markup and entities', () => {
    assert.equal(parseArticle(article, origin).text, 'Fish & chips Text with “quotes” and a < sign. Fish & chips');
  });

  it('counts Japanese words although no spaces separate them', () => {
    const body = '静かな工場では夜中に機械だけが働いている。'.repeat(120);
    assert.ok(parseArticle(article + body, { ...origin, language: 'ja' }).readingMinutes > 2);
  });

  it('refuses an unknown picture family, naming file and field', () => {
    assert.throws(
      () => parseArticle(article.replace('strata', 'clouds'), origin),
      /articles\/en\/a-title\.md: image: expected one of/,
    );
  });

  it('refuses a misspelt optional field', () => {
    assert.throws(
      () => parseArticle(article.replace('access:', 'update: 2026-01-01\naccess:'), origin),
      /a-title\.md: update:/,
    );
  });

  it('says so when the front matter is missing', () => {
    assert.throws(() => parseArticle('# Hello', origin), /starts without front matter/);
  });
});

describe('the content folder', () => {
  const original = fileURLToPath(new URL('.', import.meta.url));
  let folder: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(original, folder, { recursive: true });
  });
  after(() => rmSync(folder, { recursive: true }));

  function withChange(file: string, change: (source: string) => string, then: () => void) {
    const source = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), change(source));
    then();
    writeFileSync(join(folder, file), source);
  }

  it('loads, with ids that are unique', () => {
    const { people, offices, jobs, events, videos, articles } = loadContent();
    for (const list of [people, offices, jobs, events, videos]) {
      assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
    }
    assert.ok(articles.every(({ readingMinutes }) => readingMinutes >= 1));
  });

  it('names the quiz and the field that is wrong', () => {
    withChange(
      'quizzes.json',
      (source) => source.replace('"correctAnswer": "optionB"', '"correctAnswer": "optionE"'),
      () => {
        assert.throws(
          () => loadContent(folder),
          /quizzes\.json: questions\[0\]\.correctAnswer of "leadership-7": expected one of/,
        );
      },
    );
  });

  it('names an author who does not exist', () => {
    withChange(
      'videos.json',
      (source) => source.replace('"jonas-reuter"', '"jonas-rueter"'),
      () => {
        assert.throws(
          () => loadContent(folder),
          /videos\.json: speakers of "the-quiet-factory-film": "jonas-rueter" does not exist/,
        );
      },
    );
  });

  it('names the entry of a blog with a tag that the blog does not have, or a name that is not its address', () => {
    withChange(
      'blogs/second-shift/water-by-the-bucket.md',
      (source) => source.replace('tags: [water', 'tags: [wine'),
      () => {
        assert.throws(
          () => loadContent(folder),
          /blogs\/second-shift\/water-by-the-bucket\.md: tags: "wine" does not exist/,
        );
      },
    );
    withChange(
      'blogs/second-shift/water-by-the-bucket.md',
      (source) => source.replace('title: Water', 'title: Wine'),
      () => {
        assert.throws(
          () => loadContent(folder),
          /water-by-the-bucket\.md: is called "Wine by the bucket"\. Call the file wine-by-the-bucket\.md/,
        );
      },
    );
  });

  it('holds no entry for registered readers without something for all others', () => {
    withChange(
      'blogs/second-shift/water-by-the-bucket.md',
      (source) => source.replace('---\n', '---\naccess: registered\n').replace('access: open\n', ''),
      () => {
        assert.throws(() => loadContent(folder), /water-by-the-bucket\.md: is for registered readers\. Write a teaser/);
      },
    );
  });

  it('has the quotation marks and apostrophes of a printed page', () => {
    const { articles, blogs, events, jobs } = loadContent();
    for (const { title, description, text } of [
      ...articles.filter(({ language }) => language === 'en'),
      ...blogs.flatMap(({ entries }) => entries),
    ])
      assert.doesNotMatch(`${title} ${description} ${text}`, /["']/);
    for (const entry of [...events, ...jobs]) for (const text of textsOf(entry)) assert.doesNotMatch(text, /["']/);
  });

  it('says which file is not JSON', () => {
    withChange(
      'jobs.json',
      (source) => source.slice(0, -10),
      () => {
        assert.throws(() => loadContent(folder), /jobs\.json: is not JSON/);
      },
    );
  });
});

describe('generated content', () => {
  const content = loadContent();
  const day = content.articles[0]!.date;

  it('has the amounts that lists are tried with', () => {
    const { events, jobs, videos, people, offices, universities } = content;
    assert.deepEqual(
      [events, jobs, videos, people, offices, universities].map(({ length }) => length),
      [180, 600, 36, 120, 64, 9200],
    );
    assert.equal(new Set(offices.map(({ country }) => country)).size, 45);
  });

  it('is the same each time', () => assert.deepEqual(loadContent(), content));

  it('keeps names and addresses apart', () => {
    for (const list of [
      content.events.map(({ title }) => title),
      content.jobs.map(({ friendlyURL }) => friendlyURL),
      content.universities.map(({ name }) => name),
    ]) {
      assert.equal(new Set(list).size, list.length);
    }
  });

  it('is set with apostrophes, not with the marks of a typewriter', () => {
    const typed = Object.values(content)
      .flatMap(textsOf)
      .filter((text) => /\p{L}'(?:\s|\p{L})/u.test(text) && !text.includes('<'));
    assert.deepEqual(
      typed.map((text) => text.slice(0, 80)),
      [],
    );
  });

  it('names places and fields of German positions in German, wherever they are', () => {
    const { jobs, offices } = content;
    const cities = new Set(officesIn('de', offices).map(({ city }) => city));
    const german = jobs.filter(({ language }) => language === 'de');
    const english = new Set(
      jobs
        .filter(({ language }) => language === 'en')
        .flatMap(({ interest, interestCategory, countries, industries, functions }) => [
          interest,
          interestCategory,
          ...countries,
          ...industries,
          ...functions,
        ]),
    );
    assert.deepEqual(
      german.flatMap((job) => job.cities).filter((city) => !cities.has(city)),
      [],
    );
    assert.deepEqual(
      german
        .flatMap(({ interest, interestCategory, countries, industries, functions }) => [
          interest,
          interestCategory,
          ...countries,
          ...industries,
          ...functions,
        ])
        .filter((name) => english.has(name)),
      [],
    );
  });

  it('holds the cases that lists find hard', () => {
    const { events, jobs, people, offices } = content;
    const count = <Item>(list: readonly Item[], isSo: (item: Item) => unknown) => list.filter(isSo).length;
    assert.deepEqual(
      events
        .filter(({ timeZone, eventLocation }) => Boolean(timeZone) === (eventLocation === 'Online'))
        .map(({ id }) => id),
      [],
    );
    assert.equal(
      count(events, ({ isWholeDay }) => isWholeDay),
      6,
    );
    assert.equal(
      count(events, ({ startTime }) => startTime.startsWith('0001')),
      4,
    );
    assert.ok(Math.abs(count(events, ({ endTime }) => endTime.slice(0, 10) < day) - events.length / 2) <= 4);
    assert.equal(
      count(jobs, ({ validThrough }) => validThrough! < day),
      5,
    );
    assert.equal(
      count(jobs, ({ Einstiegslevel }) => Einstiegslevel),
      60,
    );
    assert.deepEqual(
      [
        count(people, ({ isPrivate }) => isPrivate),
        count(people, ({ isAlumni }) => isAlumni),
        count(people, ({ hasNoPortrait }) => hasNoPortrait),
      ],
      [6, 4, 20],
    );
    assert.deepEqual(
      [
        count(offices, ({ hideFromLocations }) => hideFromLocations),
        count(offices, ({ latitude }) => latitude === undefined),
      ],
      [2, 1],
    );
  });
});

/** Every text of an entry, including those in lists. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsOf) : [];
}
