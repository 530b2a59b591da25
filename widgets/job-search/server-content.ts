import type { JobSearchProps } from './props';
import { JOB_FILTERS } from '../../src/services/jobs';
import { PAGE_SIZE, type Choices, type JobPage } from './query';

export interface ServerForm {
  /** What stood in its field, the visitor's own typing too. */
  readonly text: string | undefined;
  /** Undefined where nothing says what there is. */
  readonly choices: Choices | undefined;
  readonly counts: JobPage['counts'];
}

/** What the server's form says, and what the visitor has typed in it before the widget was there. */
export function readForm({ form, options }: JobSearchProps): ServerForm {
  const inputs = form?.kind === 'live' ? [...form.element.querySelectorAll('input')] : [];
  const boxes = inputs.filter(({ type, value }) => type === 'checkbox' && value);
  const offered =
    options ??
    boxes.map(({ name: filter, value: name, dataset: { parent, count } }) => ({
      filter,
      name,
      parent,
      count: count ? Number(count) || 0 : undefined,
    }));
  const of = (filter: string) => offered.filter((option) => option.filter === filter);
  return {
    text: inputs.find(({ name }) => name === 'query')?.value,
    choices: offered.length
      ? {
          names: Object.fromEntries(
            JOB_FILTERS.flatMap((filter) => (of(filter).length ? [[filter, of(filter).map(({ name }) => name)]] : [])),
          ),
          parents: Object.fromEntries(
            JOB_FILTERS.map((filter) => [
              filter,
              new Map(of(filter).flatMap(({ name, parent }) => (parent ? [[name, parent] as const] : []))),
            ]),
          ),
        }
      : undefined,
    counts: offered.some(({ count }) => count !== undefined)
      ? Object.fromEntries(
          JOB_FILTERS.map((filter) => [
            filter,
            Object.fromEntries(of(filter).map(({ name, count = 0 }) => [name, count])),
          ]),
        )
      : undefined,
  };
}

/** The positions that the server wrote for this address, if it did. */
export function adoptJobs({ total, jobs = [] }: JobSearchProps, { counts }: ServerForm): JobPage | undefined {
  if (total === undefined) return undefined;
  const items = jobs.map(
    ({
      link,
      description = '',
      background = '',
      interest = '',
      interestCategory = '',
      cities = [],
      posted = '',
      language,
    }) => ({
      id: idOf(link.url),
      url: link.url,
      title: link.text,
      description,
      background,
      interest,
      interestCategory,
      cities: cities.flatMap((names) =>
        names
          .split('|')
          .map((name) => name.trim())
          .filter(Boolean),
      ),
      posted,
      language,
    }),
  );
  return {
    items,
    total,
    counts,
    next: items.length && items.length < total ? Math.ceil(items.length / PAGE_SIZE) + 1 : undefined,
  };
}

/** A number after the last hyphen, or all of the last segment. */
function idOf(url: string): string {
  const segment = url.split(/[?#]/, 1)[0]!.split('/').filter(Boolean).at(-1) ?? '';
  return /-(\d+)$/.exec(segment)?.[1] ?? segment;
}
