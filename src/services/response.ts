import { array, boolean, coerce, number, string, type Struct, unknown, validate } from 'superstruct';

/** Structs for responses that a visitor should survive: what is missing or of a wrong type becomes its empty value. */

/** In characters. No text of a service that a widget shows is longer. */
const LONGEST_TEXT = 20_000;
const LONGEST_LIST = 1_000;

export const someText = coerce(string(), unknown(), (value) => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : ''));

export const someFlag = coerce(boolean(), unknown(), (value) => value === true);

export const someNumber = coerce(number(), unknown(), (value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0));

/** Items that do not fit are left out. */
export function listOf<T, S>(item: Struct<T, S>, longest = LONGEST_LIST) {
  return coerce(array(item), unknown(), (value) =>
    (Array.isArray(value) ? (value as unknown[]).slice(0, longest) : []).flatMap((one) => {
      const [failure, fitting] = validate(one, item, { coerce: true, mask: true });
      return failure ? [] : [fitting];
    }),
  );
}
