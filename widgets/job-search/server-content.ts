import { decodeUrl, parameterName } from '../../src/core';
import { JOB_FILTERS } from '../../src/services/jobs';
import type { JobSearchProps } from './props';
import { PAGE_SIZE, type Choices, type JobPage } from './query';

export interface ServerForm {
  /** The value of its field, including what the visitor typed. */
  readonly text: string | undefined;
  /** Undefined if no options are available. */
  readonly choices: Choices | undefined;
  readonly counts: JobPage['counts'];
}

/** The state of the server's form, and what the visitor typed before the widget mounted. */
export function readForm({ form, options }: JobSearchProps): ServerForm {
  const inputs = form?.kind === 'live' ? [...form.element.querySelectorAll('input')] : [];
  const boxes = inputs.filter(({ type, value }) => type === 'checkbox' && value);
  const offered =
    options ??
    boxes.map(({ name: parameter, value: name, dataset: { parent, count } }) => ({
      filter: JOB_FILTERS.find((filter) => parameterName(filter) === parameter),
      name,
      parent,
      count: count ? Number(count) || 0 : undefined,
    }));
  const of = (filter: string) => offered.filter((option) => option.filter === filter);
  return {
    text: inputs.find(({ name }) => name === parameterName('query'))?.value,
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

/** The server-rendered positions for this URL, if there are any. */
export function adoptJobs({ total, jobs = [], jobPages }: JobSearchProps, { counts }: ServerForm): JobPage | undefined {
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
      id: idOf(link.url, jobPages),
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

/** A number after the last hyphen of the slug, or the whole slug. */
function idOf(url: string, jobPages = ''): string {
  const [before = '', after] = jobPages.split('{slug}');
  const around = after === undefined ? [] : [before.split(/[/?&]/).at(-1)!, after.split(/[?&]/, 1)[0]!];
  const slug = decodeUrl(partIn(url, around) ?? partIn(url, []) ?? '');
  return /-(\d+)$/.exec(slug)?.[1] ?? slug;
}

/** The part of a URL between the texts around `{slug}` in `jobPages`. Without them, the last segment. */
function partIn(url: string, around: readonly string[]): string | undefined {
  const [start = '', end = ''] = around.map((text) => text.replace(/\W/g, '\\$&'));
  return new RegExp(`(?:^|[/?&])${start}([^/?#&]+)${end}/?(?=[?#&]|$)`).exec(url)?.[1];
}
