import type { Cost } from './measure.ts';

/** By act, for each number of rows. */
export type Costs = ReadonlyMap<string, readonly Cost[]>;

/** CPU time of services and database per act, and the number of acts per second for one core of each. */
export function tableOf(costs: Costs, sizes: readonly number[]): string {
  return [
    row(
      'Act',
      'Services, ms',
      ...sizes.map((rows) => `PostgreSQL, ms, ${rows.toLocaleString('en')} rows`),
      'Acts a second and core: services',
      'Acts a second and core: PostgreSQL',
    ),
    row(...Array<string>(sizes.length + 4).fill('---')),
    ...[...costs].map(([act, found]) => {
      const services = found.reduce((sum, cost) => sum + cost.services, 0) / found.length;
      const database = found.map((cost) =>
        cost.failed ? `${rounded(cost.database)}, ${cost.failed} failed` : rounded(cost.database),
      );
      return row(act, rounded(services), ...database, perSecond(services), perSecond(found.at(-1)?.database ?? 0));
    }),
  ].join('\n');
}

/** How long visitors wait: 95 of 100 responses take no longer. */
export function responseTimesOf(costs: Costs, sizes: readonly number[]): string {
  return [
    row('Act', ...sizes.map((rows) => `p95, ms, ${rows.toLocaleString('en')} rows`)),
    row(...Array<string>(sizes.length + 1).fill('---')),
    ...[...costs].map(([act, found]) => row(act, ...found.map(({ p95 }) => rounded(p95)))),
  ].join('\n');
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
