import type { Cost } from './measure.ts';

/** By act, for each number of rows. */
export type Costs = ReadonlyMap<string, readonly Cost[]>;

/** CPU time per act of the services or of PostgreSQL, and how many acts a second one core can do at the largest size. */
export function costsOf(program: 'services' | 'database', costs: Costs, sizes: readonly number[]): string {
  return [
    row('Act', ...sizes.map((rows) => `ms, ${counted(rows)}`), `Acts a second and core, ${counted(sizes.at(-1) ?? 0)}`),
    row(...Array<string>(sizes.length + 2).fill('---')),
    ...[...costs].map(([act, found]) =>
      row(
        act,
        ...found.map((cost) =>
          cost.failed ? `${rounded(cost[program])}, ${cost.failed} failed` : rounded(cost[program]),
        ),
        perSecond(found.at(-1)?.[program] ?? 0),
      ),
    ),
  ].join('\n');
}

/** How long visitors wait: 95 of 100 responses take no longer. */
export function responseTimesOf(costs: Costs, sizes: readonly number[]): string {
  return [
    row('Act', ...sizes.map((rows) => `p95, ms, ${counted(rows)}`)),
    row(...Array<string>(sizes.length + 1).fill('---')),
    ...[...costs].map(([act, found]) => row(act, ...found.map(({ p95 }) => rounded(p95)))),
  ].join('\n');
}

function counted(rows: number): string {
  return `${rows.toLocaleString('en')} rows`;
}

function rounded(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(1) : String(Math.round(milliseconds));
}

function perSecond(milliseconds: number): string {
  return milliseconds < 0.05 ? 'over 10,000' : Math.round(1000 / milliseconds).toLocaleString('en');
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
