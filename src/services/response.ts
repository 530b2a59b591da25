import { boolean, coerce, define, number, record, string, type Struct, type, unknown, validate } from 'superstruct';
import { truncate } from '../contract';

/** Structs for responses that a visitor should survive: what is missing or of a wrong type becomes its empty value. */

/** In characters. No text of a service that a widget shows is longer. */
const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 1_000;

export const someText = coerce(string(), unknown(), (value) =>
  typeof value === 'string' ? truncate(value, LONGEST_TEXT) : '',
);

export const someFlag = coerce(boolean(), unknown(), (value) => value === true);

export const someNumber = coerce(number(), unknown(), (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0,
);

/** Undefined where the response leaves it out, or has a wrong type there: what is missing changes nothing. */
export function ifSaid<T, S>(struct: Struct<T, S>): Struct<T | undefined, null> {
  return coerce(
    define<T | undefined>('said', () => true),
    unknown(),
    (value) => {
      if (value === undefined || value === null) return undefined;
      const [failure, fitting] = validate(value, struct, { coerce: true, mask: true });
      return failure ? undefined : fitting;
    },
  );
}

/** By name: how many. */
export const someCounts = coerce(record(string(), number()), unknown(), (value) =>
  Object.fromEntries(
    Object.entries(recordOf(value)).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  ),
);

/** By group and name: how many. */
export const someFacets = coerce(record(string(), someCounts), unknown(), recordOf);

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value ? { ...value } : {};
}

/** What is answered, bare or in `data` as many services have it. */
export function contentOf(body: unknown): unknown {
  const { data } = (body ?? {}) as { data?: unknown };
  return data ?? body;
}

/** A link whose address a service may call `href`, as HTML does, instead of `url`. */
export function linkOf<T, S>(link: Struct<T, S>): Struct<T, S> {
  return coerce(link, type({ href: string() }), ({ href, ...rest }) => ({ url: href, ...rest }));
}

/** Where services put a list, or the object that contains it. */
const LIST_KEYS = ['docs', 'results', 'items', 'hits', 'data', 'response'];
const TOTAL_KEYS = ['total', 'numFound', 'totalRecords', 'totalCount', 'count'];

/**
 * A response with its list under `name` and its number of items under `total`, however the service wraps them: a bare
 * list, `data`, `data.docs`, `results`, `items`, `hits`, `response.docs` and the like. An empty list without a total
 * has none here either, because an error must not read as "nothing was found".
 */
export function listResponse(body: unknown, name: string): Record<string, unknown> {
  const response = unwrapped(body, name, 3) ?? recordOf(body);
  // Some services send numbers as texts.
  const total = TOTAL_KEYS.map((key) => response[key]).find((value) => /^\d+$/.test(String(value)));
  const list = response[name];
  const length = Array.isArray(list) && !response.hasNext ? list.length : 0;
  return { ...response, total: total === undefined ? length || undefined : Number(total) };
}

/** Undefined where no list is found at that depth. */
function unwrapped(body: unknown, name: string, depth: number): Record<string, unknown> | undefined {
  if (Array.isArray(body)) return { [name]: body as unknown[] };
  const wrapper = recordOf(body);
  for (const key of depth ? [name, ...LIST_KEYS] : []) {
    const found = unwrapped(wrapper[key], name, depth - 1);
    if (found) return { ...wrapper, ...found };
  }
  return undefined;
}

/**
 * Items that do not fit are left out. Each is read once: an array of structs would read what has been read again, and
 * lists within it four times.
 */
export function listOf<T, S>(item: Struct<T, S>, longest = LONGEST_LIST): Struct<T[], null> {
  return coerce(define<T[]>('list', Array.isArray), unknown(), (value) =>
    (Array.isArray(value) ? (value as unknown[]).slice(0, longest) : []).flatMap((one) => {
      const [failure, fitting] = validate(one, item, { coerce: true, mask: true });
      return failure ? [] : [fitting];
    }),
  );
}
