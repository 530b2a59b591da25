/**
 * Measures what each act of a visitor costs the services and PostgreSQL in CPU time, with 10,000, 100,000 and 1,000,000
 * accounts, articles and jobs: `npm run load:capacity`. Writes the tables of docs/operate/capacity.md. It takes a quarter
 * of an hour, and needs Debian's "postgresql" and 15 GB of disk. `CAPACITY_ROWS=100000` measures up to that size, and prints
 * the tables; `CAPACITY_ROWS=1000` measures 100 and 1,000 rows.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { openDatabase } from '../../../demo/services/index.ts';
import { startPostgres } from '../postgres.ts';
import { schema, startService } from '../service.ts';
import { createCrowd, register } from '../visitors.ts';
import { measuredActs } from './acts.ts';
import { fill, grow, growth } from './fill.ts';
import { type Cost, measure } from './measure.ts';
import { costsOf, responseTimesOf } from './table.ts';

const visitors = 8;
const largest = 1_000_000;
const maxRows = Number(process.env['CAPACITY_ROWS'] ?? largest);
/** The response time of a filtered list of 100,000 jobs that 95 of 100 visitors must not exceed, in milliseconds. */
const target = { act: 'Jobs, filtered', rows: 100_000, p95: 60 };
const page = new URL('../../../docs/operate/capacity.md', import.meta.url);

const postgres = await startPostgres();
const database = await openDatabase({ url: postgres.url, schema });
const service = await startService({ DATABASE_URL: postgres.url });
const processes = { services: service.pid(), database: postgres.pid() };
const crowd = createCrowd(service.origin);
for (let count = 0; count < visitors; count += 1) await register(crowd);

const costs = new Map<string, Cost[]>();
const sizes: number[] = [];
for (let rows = Math.min(10_000, maxRows / growth); rows <= maxRows; rows *= growth) {
  const begun = performance.now();
  await (sizes.length === 0 ? fill(database, rows, { url: postgres.url, schema }) : grow(database, rows / growth));
  sizes.push(rows);
  console.log(`${rows} rows filled in ${Math.round((performance.now() - begun) / 1000)} s`);
  for (const act of measuredActs(service.origin)) {
    const cost = await measure(act, { crowd, visitors, processes });
    costs.set(act.name, [...(costs.get(act.name) ?? []), cost]);
    console.log(`  ${act.name}: ${describe(cost)}`);
  }
}
await database.close();
await service.stop();
await postgres.stop();
for (const complaint of new Set(crowd.complaints)) console.error(complaint);

const { model = 'unknown' } = cpus()[0] ?? {};
const table = `
Measured on ${new Date().toISOString().slice(0, 10)}, on ${availableParallelism()} cores (${model.trim()}).

CPU time of the services:

${costsOf('services', costs, sizes)}

CPU time of PostgreSQL:

${costsOf('database', costs, sizes)}

With ${visitors} visitors at the same time, on the same cores as the services and PostgreSQL, 95 of 100 responses take at most:

${responseTimesOf(costs, sizes)}
`;
if (maxRows === largest) {
  const text = await readFile(page, 'utf8');
  await writeFile(
    page,
    text.replace(/(?<=<!-- costs -->\n)[^]*(?=<!-- end of costs -->)/, () => table),
  );
} else {
  console.log(table);
}
const measured = costs.get(target.act)?.[sizes.indexOf(target.rows)];
if (measured)
  console.log(
    `${target.act}, ${target.rows.toLocaleString('en')} rows, ${visitors} visitors: p95 ${measured.p95} ms, target ${target.p95} ms`,
  );

function describe({ services, database: inDatabase, p95, failed }: Cost): string {
  return `${services.toFixed(1)} ms services, ${inDatabase.toFixed(1)} ms database, p95 ${Math.round(p95)} ms, ${failed} failed`;
}
