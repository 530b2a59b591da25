import type { Content } from './load.ts';

/**
 * The day on which the demonstration takes place: the real one until the written content ends, then the day
 * of the newest article, so that there are always events to come.
 */
export function today({ articles }: Pick<Content, 'articles'>, now = new Date()): string {
  const real = now.toISOString().slice(0, 10);
  const newest = articles[0]?.date ?? real;
  return real < newest ? real : newest;
}

/** Positions that one can still apply for. */
export function openJobs(content: Pick<Content, 'articles' | 'jobs'>): Content['jobs'] {
  const day = today(content);
  return content.jobs.filter(({ validThrough }) => !validThrough || validThrough >= day);
}
