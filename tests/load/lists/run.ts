/**
 * Measures how quickly lists respond and appear, for eight visitors in parallel:
 *
 *   npm run load:lists                       100,000 jobs in both databases, then the browser; needs a build
 *   npm run load:lists -- postgresql         a part: embedded, postgresql, browser
 *   LISTS_JOBS=1000000 npm run load:lists -- postgresql
 *
 * Writes the tables of README.md where all parts ran.
 */
import { writePart } from '../tables.ts';
import { measurePages, type Painted } from './page.ts';
import { type Answered, databases } from './services.ts';

const jobs = Number(process.env['LISTS_JOBS'] ?? 100_000);
const parts = [...Object.keys(databases), 'browser'];
const requestedParts = process.argv.slice(2);
const unknown = requestedParts.find((name) => !parts.includes(name));
if (unknown) throw new Error(`load: there is no part "${unknown}": choose from ${parts.join(', ')}.`);
const isRequested = (name: string) => requestedParts.length === 0 || requestedParts.includes(name);

const answered: Record<string, Answered[]> = {};
for (const [name, measure] of Object.entries(databases)) if (isRequested(name)) answered[name] = await measure(jobs);
const painted = isRequested('browser') ? await measurePages() : undefined;
const tables = tablesOf(answered, painted);
console.log(tables);
if (requestedParts.length === 0)
  await writePart('lists', `${new Date().toISOString().slice(0, 10)}, ${jobs.toLocaleString('en')} jobs.\n${tables}`);

function tablesOf(found: Readonly<Record<string, readonly Answered[]>>, seen: Painted | undefined): string {
  const answers = Object.entries(found).flatMap(([database, acts]) =>
    acts.map(
      ({ act, alone, together }) =>
        `| ${database} | ${act} | ${alone.p50} / ${alone.p95} | ${together.p50} / ${together.p95} | ${together.perSecond} |`,
    ),
  );
  const frames = seen && [
    `| 20 cards, from the last byte | ${seen.cards.p50} / ${seen.cards.p95} |`,
    `| 2,000 people filtered, from the press | ${seen.people.p50} / ${seen.people.p95} |`,
  ];
  return [
    ...(answers.length
      ? [
          '',
          '| database | act | alone: p50 / p95 | 8 in parallel: p50 / p95 | answers/s |',
          '| --- | --- | --- | --- | --- |',
          ...answers,
        ]
      : []),
    ...(frames ? ['', '| in the browser, CPU 4 × slower | p50 / p95 |', '| --- | --- |', ...frames] : []),
    '',
  ].join('\n');
}
