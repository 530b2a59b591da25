/**
 * Fills the lists with many rows, for measuring:
 *
 *   npm run seed -- 100000     so many jobs, half as many events, twice as many articles, up to 25,000 universities
 *   npm run seed -- 0          gives the lists back to the content
 *
 * `DATABASE_URL` and `DATA_FOLDER` name the database as they do for `npm start`, which leaves seeded lists alone.
 */
import { type Content, loadContent } from './content/load.ts';
import { addDays } from './content/more/jobs.ts';
import { openDatabase } from './services/index.ts';
import { listsOf } from './services/lists/content.ts';
import { fillLists } from './services/lists/index.ts';
import { readOptions } from './start/options.ts';

const maxUniversities = 25_000;

try {
  const amount = Number(process.argv[2]);
  if (!Number.isInteger(amount) || amount < 0)
    throw new Error(`seed: "${process.argv[2] ?? ''}" is not a number of jobs. Try npm run seed -- 100000.`);
  const database = await openDatabase(readOptions([], process.env).database);
  if (amount === 0) await database.query('DELETE FROM lists WHERE is_seed');
  const content = amount === 0 ? loadContent() : seeded(amount);
  for (const list of listsOf(content)) {
    const begun = performance.now();
    await fillLists(database, [list], { isSeed: amount > 0 });
    console.log(
      `${list.name.padEnd(18)} ${String(list.rows.length || list.terms?.length).padStart(8)} rows  ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
  }
  // Query plans depend on the contents of the tables.
  await database.exec('ANALYZE list_rows; ANALYZE list_values; ANALYZE list_terms;');
  await database.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function seeded(amount: number): Content {
  const content = loadContent(undefined, {
    people: 120,
    jobs: amount,
    events: Math.floor(amount / 2),
    universities: Math.min(maxUniversities, Math.max(9200, amount)),
  });
  const articles = Array.from({ length: amount * 2 }, (_, index) => {
    const article = content.articles[index % content.articles.length]!;
    const round = Math.floor(index / content.articles.length);
    return round === 0
      ? article
      : { ...article, slug: `${article.slug}-${round}`, date: addDays(article.date, -(round % 3000)) };
  });
  return { ...content, articles };
}
