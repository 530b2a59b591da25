import { readFile, readdir } from 'node:fs/promises';

/** USER_HZ, which is 100 on every Linux platform that Node.js supports. */
const ticksPerSecond = 100;

/**
 * Seconds of CPU time used by a process, its children and ended children. Unlike wall time, it hardly depends on other
 * load on the machine.
 */
export async function cpuSeconds(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = new Map<number, ProcessTimes>();
  for (const name of pids) {
    // A process may end while the folder is read.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined);
    if (stat) processes.set(Number(name), parseStat(stat));
  }
  const sum = (id: number): number =>
    (processes.get(id)?.seconds ?? 0) +
    [...processes].filter(([, { parent }]) => parent === id).reduce((total, [child]) => total + sum(child), 0);
  return sum(pid);
}

export interface ProcessTimes {
  parent: number;
  seconds: number;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. The name, in parentheses, may contain spaces and parentheses. */
export function parseStat(stat: string): ProcessTimes {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, parent = '0'] = fields;
  // utime, stime, and both of ended children.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(parent), seconds: ticks / ticksPerSecond };
}
