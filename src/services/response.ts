import {
  boolean,
  coerce,
  create,
  define,
  nonempty,
  number,
  record,
  string,
  type Struct,
  type,
  unknown,
  validate,
} from 'superstruct';
import { truncate } from '../contract';
import { isoDate } from '../http';
import { recordOf } from './list-response';

export { listResponse } from './list-response';

/** Structs for tolerant reading: a missing member, or one of a wrong type, becomes its empty value. */

/** In characters: the maximum length of a text that a widget shows. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_LIST_LENGTH = 1_000;

export const lenientText = coerce(string(), unknown(), (value) =>
  typeof value === 'string' ? truncate(value, MAX_TEXT_LENGTH) : '',
);

export const lenientFlag = coerce(boolean(), unknown(), (value) => value === true);

export const lenientNumber = coerce(number(), unknown(), (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0,
);

/** An ISO date, from any form of one. */
export const date = coerce(nonempty(string()), unknown(), (value) => isoDate(value) ?? value);

/** Empty if it is missing or not a date. */
export const lenientDate = coerce(string(), unknown(), (value) => isoDate(value) ?? '');

/** A day, from any form of a date: a number is an instant, and its day is in UTC. */
export const lenientDay = coerce(string(), unknown(), (value) => {
  const text = isoDate(value) ?? '';
  return text === value ? text : text.slice(0, 10);
});

/** Undefined if the response omits the field or has a wrong type there, so that the stored value stays. */
export function optionalField<T, S>(struct: Struct<T, S>): Struct<T | undefined, null> {
  return coerce(
    define<T | undefined>('optional', () => true),
    unknown(),
    (value) => {
      if (value === undefined || value === null) return undefined;
      const [failure, fitting] = validate(value, struct, { coerce: true, mask: true });
      return failure ? undefined : fitting;
    },
  );
}

interface Bucket {
  readonly key?: unknown;
  readonly value?: unknown;
  readonly doc_count?: unknown;
  readonly count?: unknown;
}

/** Counts by name. Some search engines list names with their counts. */
export const lenientCounts = coerce(record(string(), number()), unknown(), (value) => {
  const counts: [string, unknown][] = Array.isArray(value)
    ? (value as (Bucket | null)[]).map((bucket) => [
        String(bucket?.key ?? bucket?.value),
        bucket?.doc_count ?? bucket?.count,
      ])
    : Object.entries(recordOf(value));
  return Object.fromEntries(counts.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
});

/** Counts by group and name. */
export const lenientFacets = coerce(record(string(), lenientCounts), unknown(), recordOf);

export { recordOf };

/** A link whose URL a service may name `href`, as in HTML, instead of `url`. */
export function linkOf<T, S>(link: Struct<T, S>): Struct<T, S> {
  return coerce(link, type({ href: string() }), ({ href, ...rest }) => ({ url: href, ...rest }));
}

/**
 * Leaves out invalid items. Each item is validated once: an array of structs would validate it twice, and its nested
 * lists four times.
 */
export function listOf<T, S>(item: Struct<T, S>, maxLength = MAX_LIST_LENGTH): Struct<T[], null> {
  return coerce(define<T[]>('list', Array.isArray), unknown(), (values) =>
    (Array.isArray(values) ? (values as unknown[]).slice(0, maxLength) : []).flatMap((value) => {
      const [failure, fitting] = validate(value, item, { coerce: true, mask: true });
      return failure ? [] : [fitting];
    }),
  );
}

/**
 * The list of a response. Invalid items are left out; if all are invalid, their fields have other names, and an empty
 * list would be wrong.
 */
export function itemsOf<T, S>(item: Struct<T, S>): Struct<T[], null> {
  const list = listOf(item);
  return coerce(define<T[]>('list', Array.isArray), unknown(), (value) => {
    const items = create(value, list);
    const [first] = Array.isArray(value) ? (value as unknown[]) : [];
    if (first !== undefined && !items.length) {
      const [failure] = validate(first, item);
      throw new Error(
        `No item fits. ${failure?.message}. The first has ${Object.keys(Object(first) as object).join(', ')}.`,
      );
    }
    return Array.isArray(value) ? items : value;
  });
}
