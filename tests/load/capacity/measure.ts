import { figuresOf, type Sample } from '../figures.ts';
import type { Crowd, Visitor } from '../visitors.ts';
import type { MeasuredAct } from './acts.ts';
import { cpuSeconds } from './cpu.ts';

/** The times of one act, in milliseconds. */
export interface Cost {
  /** CPU time of the process of the services. */
  services: number;
  /** CPU time of all processes of PostgreSQL. */
  database: number;
  /** Wall time, which depends on what else the machine does. */
  p95: number;
  failed: number;
}

interface Options {
  crowd: Crowd;
  /** The number of simultaneous acts. */
  visitors: number;
  /** Ids of processes. */
  processes: { services: number; database: number };
}

/** An act that is slow is measured fewer times. */
const MAX_MILLISECONDS = 60_000;

export async function measure(act: MeasuredAct, { crowd, visitors, processes }: Options): Promise<Cost> {
  const actors = crowd.visitors.slice(0, visitors);
  await perform(act, { crowd, actors, times: visitors * 2 });
  const before = await times(processes);
  const samples = await perform(act, { crowd, actors, times: act.times });
  const after = await times(processes);
  const share = 1000 / samples.length;
  return {
    services: (after.services - before.services) * share,
    database: (after.database - before.database) * share,
    p95: figuresOf(samples, 1).p95,
    failed: samples.filter(({ status }) => status === 0).length,
  };
}

async function times({ services, database }: Options['processes']): Promise<Options['processes']> {
  return { services: await cpuSeconds(services), database: await cpuSeconds(database) };
}

async function perform(
  { name, perform: act }: MeasuredAct,
  { crowd, actors, times: most }: { crowd: Crowd; actors: readonly Visitor[]; times: number },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  let started = 0;
  await Promise.all(
    actors.map(async (visitor) => {
      while (started < most && performance.now() - begun < MAX_MILLISECONDS) {
        started += 1;
        const startedAt = performance.now();
        const complaints = crowd.complaints.length;
        const isDone = await act(crowd, visitor).then(
          () => crowd.complaints.length === complaints,
          () => false,
        );
        samples.push({ act: name, status: isDone ? 200 : 0, milliseconds: performance.now() - startedAt });
      }
    }),
  );
  return samples;
}
