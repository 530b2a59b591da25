import { JOB_FILTERS, type JobLanguage } from './jobs';

const PREFIX = 'job-alert?';
/** In characters: the codes of an account fit in its cookie. */
const MAX_LENGTH = 300;

interface JobAlertSearch {
  readonly lang: JobLanguage;
  readonly query: string;
  readonly filters: Readonly<Partial<Record<string, readonly string[]>>>;
}

/**
 * The code of the subscription to new positions, which is the search: `job-alert?lang=en&query=steel&cities=Oslo`.
 * Undefined if the search is too long.
 */
export function jobAlertCode({ lang, query, filters }: JobAlertSearch): string | undefined {
  const code = `${PREFIX}${new URLSearchParams([
    ['lang', lang],
    ...(query ? [['query', query]] : []),
    ...JOB_FILTERS.flatMap((filter) => (filters[filter] ?? []).map((name) => [filter, name])),
  ])}`;
  return code.length > MAX_LENGTH ? undefined : code;
}

/** The words and names of an alert's search; undefined for other codes. */
export function jobAlertNames(code: string): readonly string[] | undefined {
  if (!code.startsWith(PREFIX)) return undefined;
  const parameters = new URLSearchParams(code.slice(PREFIX.length));
  return ['query', ...JOB_FILTERS].flatMap((name) => parameters.getAll(name));
}
