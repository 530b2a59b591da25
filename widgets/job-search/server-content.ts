import type { Content } from '../../src/contract';
import type { JobSearchProps } from './props';
import { FILTERS, PAGE_SIZE, type Choices, type JobPage } from './query';

export interface ServerForm {
  /** What stood in its field, the visitor's own typing too. */
  readonly text: string | undefined;
  /** Undefined where it has no check box. */
  readonly choices: Choices | undefined;
  readonly counts: JobPage['counts'];
}

/** What the server's form says, and what the visitor has typed in it before the widget was there. */
export function readForm(content: Content | undefined): ServerForm {
  const element = content?.kind === 'live' ? content.element : undefined;
  const inputs = [...(element?.querySelectorAll('input') ?? [])];
  const boxes = inputs.filter(({ type }) => type === 'checkbox');
  const of = (name: string) => boxes.filter((box) => box.name === name && box.value);
  const counted = boxes.some((box) => box.dataset.count);
  return {
    text: inputs.find(({ name }) => name === 'query')?.value,
    choices: boxes.length
      ? {
          names: Object.fromEntries(FILTERS.flatMap((name) => (of(name).length ? [[name, of(name).map(({ value }) => value)]] : []))),
          parents: Object.fromEntries(FILTERS.map((name) => [name, new Map(of(name).flatMap(({ value, dataset }) => (dataset.parent ? [[value, dataset.parent] as const] : [])))])),
        }
      : undefined,
    counts: counted ? Object.fromEntries(FILTERS.map((name) => [name, Object.fromEntries(of(name).map(({ value, dataset }) => [value, Number(dataset.count) || 0]))])) : undefined,
  };
}

/** The positions that the server wrote for this address, if it did. */
export function adoptJobs({ total, jobs = [] }: JobSearchProps, { counts }: ServerForm): JobPage | undefined {
  if (total === undefined) return undefined;
  const items = jobs.map(({ link, description = '', background = '', interest = '', interestCategory = '', cities = [], language }) => ({
    id: idOf(link.url),
    url: link.url,
    title: link.text,
    description,
    background,
    interest,
    interestCategory,
    cities: cities.flatMap((names) => names.split(/\s*\|\s*/).filter(Boolean)),
    language,
  }));
  return { items, total, counts, next: items.length && items.length < total ? Math.ceil(items.length / PAGE_SIZE) + 1 : undefined };
}

/** A number after the last hyphen, or all of the last segment. */
function idOf(url: string): string {
  const segment = url.replace(/[?#].*$/, '').split('/').filter(Boolean).at(-1) ?? '';
  return /-(\d+)$/.exec(segment)?.[1] ?? segment;
}
