import type { Content } from './load.ts';

/** The day on which the demonstration takes place: the real one, or the day on which the content ends where nothing moves it on. */
export function today({ lastDay }: Pick<Content, 'lastDay'>, now = new Date()): string {
  const real = now.toISOString().slice(0, 10);
  return real < lastDay ? real : lastDay;
}

/** Positions that one can still apply for. */
export function openJobs(content: Pick<Content, 'lastDay' | 'jobs'>): Content['jobs'] {
  const day = today(content);
  return content.jobs.filter(({ validThrough }) => !validThrough || validThrough >= day);
}
