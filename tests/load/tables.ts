import { readFile, writeFile } from 'node:fs/promises';
import type { Figures } from './figures.ts';

export interface Step {
  /** Number of parallel visitors. */
  visitors: number;
  total: Figures;
  reads: Figures;
  writes: Figures;
  acts: Record<string, Figures>;
}

export interface Kill {
  what: string;
  /** In milliseconds, from the kill until it was ready again. */
  backAfter: number;
  /** Requests without a response, or with a server error. */
  broken: number;
}

export interface Result {
  name: string;
  steps: Step[];
  kills: Kill[];
  visitors: number;
  /** Acknowledged writes. */
  acknowledged: number;
  lapsed: number;
  complaints: string[];
  /** The log of the services. */
  serverLog: string;
}

const readme = new URL('README.md', import.meta.url);

/** Writes the tables of a run into README.md. */
export function writeTables(results: readonly Result[]): Promise<void> {
  return writePart('results', tablesOf(results));
}

/** Replaces the text between the comments of README.md that name the part. */
export async function writePart(name: 'results' | 'lists', text: string): Promise<void> {
  const section = new RegExp(`(?<=<!-- ${name} -->\\n)[^]*(?=<!-- end of ${name} -->)`);
  await writeFile(
    readme,
    (await readFile(readme, 'utf8')).replace(section, () => text),
  );
}

export function tablesOf(results: readonly Result[]): string {
  const steps = results.flatMap(({ name, steps: allSteps }) =>
    allSteps.map((step) =>
      row(
        name,
        step.visitors,
        step.total.perSecond,
        step.total.p50,
        step.total.p97,
        step.total.p99,
        `${step.reads.p50} / ${step.reads.p99}`,
        `${step.writes.p50} / ${step.writes.p99}`,
        step.total.broken,
      ),
    ),
  );
  const kills = results.flatMap(({ name, kills: allKills }) =>
    allKills.map(({ what, backAfter, broken }) => row(name, what, (backAfter / 1000).toFixed(1), broken)),
  );
  const sums = results.map(({ name, acknowledged, visitors, lapsed, complaints }) =>
    row(name, visitors, acknowledged, complaints.length, lapsed),
  );
  return [
    '',
    row('database', 'visitors', 'requests/s', 'p50', 'p97.5', 'p99', 'reads p50 / p99', 'writes p50 / p99', 'broken'),
    line(9),
    ...steps,
    '',
    row('database', 'killed while 16 write', 'back after, s', 'requests cut off'),
    line(4),
    ...kills,
    '',
    row('database', 'accounts', 'writes acknowledged', 'lost, doubled or broken', 'sessions lapsed'),
    line(5),
    ...sums,
    '',
    '',
  ].join('\n');
}

function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function line(cells: number): string {
  return row(...Array<string>(cells).fill('---'));
}
