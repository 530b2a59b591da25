import { coerce, defaulted, refine, size, string, type Struct } from 'superstruct';

// Deliberately simple: only a delivered e-mail proves that an address exists.
const address =
  /^(?!\.)(?!.*\.\.)[^\s@<>"(),:;[\]\\\p{Cc}]{1,64}(?<!\.)@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])$/u;

/** One rule for the API, the pages without scripts and Inlay's forms. Checked after the length, in linear time. */
export function isEmail(text: string): boolean {
  return text.length <= lengths.email && address.test(text);
}

/** An e-mail address of at most 254 characters, trimmed and in lower case. */
export const email = coerce(
  refine(string(), 'email', (value) => isEmail(value) || 'it is not an e-mail address'),
  string(),
  (value) => value.trim().toLowerCase(),
);

/** Required text, trimmed. Single-line, because most values may be used in the header of an e-mail. */
export function requiredText(maxLength: number): Struct<string, null> {
  const filled = refine(string(), 'required', (value) => value !== '' || 'it is empty');
  return coerce(oneLine(size(filled, 0, maxLength)), string(), (value) => value.trim());
}

/** Optional text, trimmed; empty by default. */
export function optionalText(maxLength: number): Struct<string, null> {
  return defaulted(
    coerce(oneLine(size(string(), 0, maxLength)), string(), (value) => value.trim()),
    '',
  );
}

/** Optional text of several lines. */
export function optionalLines(maxLength: number): Struct<string, null> {
  return defaulted(
    coerce(size(string(), 0, maxLength), string(), (value) => value.trim()),
    '',
  );
}

function oneLine(text: Struct<string, null>): Struct<string, null> {
  return refine(text, 'line', (value) => !/[\r\n\u2028\u2029]/.test(value) || 'it has more than one line');
}

/** Maximum lengths of submitted texts, in characters. */
export const lengths = { email: 254, name: 60, company: 100, choice: 100, password: 128, id: 120 } as const;
