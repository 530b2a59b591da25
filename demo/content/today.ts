import type { Content } from './load.ts';

/** The demo's current day: the real one, or the day on which the content ends if dates do not follow the clock. */
export function today({ lastDay }: Pick<Content, 'lastDay'>, now = new Date()): string {
  const real = now.toISOString().slice(0, 10);
  return real < lastDay ? real : lastDay;
}

/** Open positions. */
export function openJobs(content: Pick<Content, 'lastDay' | 'jobs'>): Content['jobs'] {
  const day = today(content);
  return content.jobs.filter(({ validThrough }) => !validThrough || validThrough >= day);
}
