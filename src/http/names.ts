/** The configured names of a service. Paths of fields contain dots, and `[]` for the items of a list. */
import type { ServiceNames } from '../core/config';
import type { HttpErrorDetails } from './error';

type Names = Readonly<Record<string, string>>;

/**
 * The values of a call under the service's names; one with an empty name is not sent. Dots make nested objects, except
 * in a query.
 */
export function toService(
  { request, dates }: ServiceNames,
  call: string,
  values: unknown,
  isQuery = false,
): Record<string, unknown> {
  const names = request && ownValue<Names>(request, call);
  if ((!names && !dates) || typeof values !== 'object' || !values) return values as Record<string, unknown>;
  const renamed: Record<string, unknown> = {};
  for (const [ours, value] of Object.entries(values)) {
    const name = ownValue(names, ours) ?? ours;
    if (name) put(renamed, isQuery ? [name] : name.split('.'), dates ? toDate(value, dates) : value);
  }
  return renamed;
}

/** The content of a response, bare or in `data`, under our names. */
export function fromService({ response }: ServiceNames, what: string, body: unknown): unknown {
  const { '': root, ...names }: Names = ownValue(response, what) ?? {};
  const isList = Object.keys(names).some((name) => name.startsWith('[]'));
  const content = (root === undefined ? undefined : valueAt(body, root)) ?? contentOf(body, isList);
  return rename(names, content, body);
}

/** An error of the service under our names. */
export function namedError({ response }: ServiceNames, error: Record<string, unknown>): Record<string, unknown> {
  return rename(ownValue(response, 'error') ?? {}, error) as Record<string, unknown>;
}

/** The meaning of a service's error, by its `type`, code or status. Empty if none is configured. */
export function meaningIn(
  { errors = {}, request }: ServiceNames,
  call: string,
  { type = '', code = '', status = 0, fieldErrors }: HttpErrorDetails,
): HttpErrorDetails {
  const names = [type, String(code), String(status)];
  const key = [...names.map((name) => `${call} ${name}`), ...names].find((name) => Object.hasOwn(errors, name));
  const meaning = key === undefined ? {} : errors[key]!;
  return {
    ...(typeof meaning === 'object' ? meaning : { code: meaning }),
    ...(fieldErrors !== undefined && { names: { fields: ownValue(request, call), codes: errors } }),
  };
}

/**
 * The content of a response: the body, or its `data` merged with the members beside it, such as the total of a list.
 */
export function contentOf(body: unknown, isList = false): unknown {
  const { data, ...beside } = Object(body) as { data?: unknown };
  if (Array.isArray(data)) return isList ? data : body;
  return typeof data === 'object' && data ? { ...beside, ...data } : data === undefined ? body : data;
}

/** Ignores properties that a host adds to `Object.prototype`. */
export function ownValue<V>(record: Readonly<Record<string, V>> | undefined, name: string): V | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/**
 * A date in a response, after 1973: an ISO text, or a number of seconds, or of milliseconds with at least 12 digits.
 */
export function isoDate(value: unknown): string | undefined {
  const number = typeof value === 'string' && /^\d{9,}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || number < 1e8) return typeof value === 'string' ? value : undefined;
  const date = new Date(number < 1e11 ? number * 1000 : number);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function rename(names: Names, value: unknown, root: unknown = value): unknown {
  const entries = Object.entries(names);
  if (!entries.length || value === null || value === undefined) return value;
  const isObject = typeof value === 'object' && !Array.isArray(value);
  let renamed: unknown = isObject ? { ...value } : value;
  const items: Record<string, Record<string, string>> = {};
  for (const [ours, theirs] of entries) {
    const [, list, field] = /^(.*?)\[\]\.?(.*)$/.exec(ours) ?? [];
    if (list !== undefined) (items[list] ??= {})[field!] = theirs;
    else {
      // A list or a plain value becomes one of our fields.
      if (renamed === value) renamed = {};
      put(renamed as Record<string, unknown>, ours.split('.'), valueAt(value, theirs) ?? valueAt(root, theirs));
    }
  }
  for (const [list, fields] of Object.entries(items)) {
    const items = valueAt(renamed, list);
    if (!Array.isArray(items)) continue;
    const fitting = items.map((item: unknown) => rename(fields, item));
    if (list) put(renamed as Record<string, unknown>, list.split('.'), fitting);
    else renamed = fitting;
  }
  return renamed;
}

function put(target: Record<string, unknown>, path: readonly string[], value: unknown) {
  let parent = target;
  for (const step of path.slice(0, -1))
    parent = (ownValue(parent, step) ?? (parent[step] = {})) as Record<string, unknown>;
  parent[path.at(-1)!] = value;
}

/** The value at the first path that has one. With an empty path, the value itself. */
export function valueAt(value: unknown, paths: string): unknown {
  for (const path of paths.split('|')) {
    const found = stepsInto(value, path ? path.split('.') : []);
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}

/** `*` is the first item of a list that has the rest. */
function stepsInto(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || typeof value !== 'object' || !value) return step === undefined ? value : undefined;
  const items = step === '*' ? Object.values(value) : [ownValue(value as Record<string, unknown>, step)];
  for (const item of items as unknown[]) {
    const found = stepsInto(item, rest);
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}

/** An ISO date and time in the service's format. */
function toDate(value: unknown, form: ServiceNames['dates']): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value)) return value;
  return form === 'seconds'
    ? Math.floor(Date.parse(value) / 1000)
    : form === 'milliseconds'
      ? Date.parse(value)
      : value;
}
