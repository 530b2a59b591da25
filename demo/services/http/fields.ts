import { coerce, defaulted, refine, size, string, type Struct } from 'superstruct';

// Deliberately plain: whether an address lives is known only by the mail that comes back.
const emailPattern = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.]{2,}$/u;

/** An e-mail address of at most 254 characters, trimmed and in lower case. */
export const email = coerce(
  refine(string(), 'email', (value) => (value.length <= 254 && emailPattern.test(value)) || 'it is not an e-mail address'),
  string(),
  (value) => value.trim().toLowerCase(),
);

/** Text that must be there, trimmed. */
export function requiredText(longest: number): Struct<string, null> {
  const filled = refine(string(), 'required', (value) => value !== '' || 'it is empty');
  return coerce(size(filled, 0, longest), string(), (value) => value.trim());
}

/** Text that may be left out, trimmed; then it is the empty text. */
export function optionalText(longest: number): Struct<string, null> {
  return defaulted(coerce(size(string(), 0, longest), string(), (value) => value.trim()), '');
}

/** The longest texts that anybody may send, in characters. */
export const lengths = { email: 254, name: 60, company: 100, choice: 100, password: 128, id: 120 } as const;
