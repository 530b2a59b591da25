import { closest } from '../../contract/closest';
import { log } from '../../contract/log';
import { ADDRESS_KEYS, CHOICES, DEFAULTS, exampleOf, MEMBERS, type Config } from './declaration';
import { LOADER_TAG } from './sources';

export { withPresentKeys } from '../../contract/former-names';

export type Problem = 'unknown' | 'untrusted' | 'wrong' | 'no-object';

export function warn(problem: Problem, path: readonly string[], value: unknown, from: string) {
  if (!isForeign(problem, path, from)) log('warn', warning(problem, path, value, from));
}

/**
 * An attribute of the loader's tag that resembles none of ours belongs to another tool, such as `data-cfasync`. The key
 * `$schema` belongs to code editors.
 */
export function isForeign(problem: Problem, path: readonly string[], from: string): boolean {
  const [key] = path;
  return (
    problem === 'unknown' &&
    path.length === 1 &&
    (key === '$schema' || (from === LOADER_TAG && !closest(key!, Object.keys(DEFAULTS))))
  );
}

/** The message about an unused configuration value: the key or member, the problem, the fix and the source. */
export function warning(problem: Problem, path: readonly string[], value: unknown, from: string): string {
  if (value instanceof Error) return `Inlay: the JSON in ${from} is not valid, so it is not used. ${value.message}`;
  return `Inlay: configuration ${textOf(problem, path, value)} (${from})`;
}

/** For members that page services check. Valid members stay in use. */
export function memberWarning(path: string, expected: string, value: unknown): string {
  return `Inlay: configuration key "${path}" must be ${expected}, ${value === undefined ? 'but is missing' : `got ${show(value)}`}.`;
}

function textOf(problem: Problem, path: readonly string[], value: unknown): string {
  const [key, member] = path as [keyof Config, string | undefined];
  const name = path.join('.');
  if (problem === 'no-object')
    return `must be an object such as {"language": "de"}, got ${show(value)}. It is not used.`;
  if (problem === 'untrusted')
    return `key "${name}" is only taken from <head>, window.inlayConfig or the loader's tag.`;
  if (problem === 'wrong')
    return `key "${name}" must be ${expected(key, member)}, got ${show(value)}. The default is used.`;
  const guess =
    member === undefined
      ? closest(key, Object.keys(DEFAULTS))
      : closest(member, MEMBERS[key] ?? Object.keys(DEFAULTS[key] as object));
  return `has an unknown key "${name}"${guess ? `; did you mean "${guess}"?` : '.'}`;
}

function expected(key: keyof Config, member: string | undefined): string {
  const choices = CHOICES[member ? `${key}.${member}` : key]?.map((choice) => `"${choice}"`);
  if (choices) return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  if (member === 'passwordPattern') return 'a regular expression without slashes, such as "[A-Z]"';
  const standard: unknown = member === undefined ? DEFAULTS[key] : exampleOf(key, member);
  if (/Origins$/.test(key)) return 'a list of origins such as "https://www.example.com", without a slash at the end';
  if (Array.isArray(standard)) return 'a list of texts';
  if (typeof standard === 'string' && ADDRESS_KEYS.includes(key))
    return 'an address such as "https://www.example.com/path" or "/path"';
  return { string: 'a text', boolean: 'true or false', number: 'a number', object: 'an object' }[
    typeof standard as 'string' | 'boolean' | 'number' | 'object'
  ];
}

function show(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return JSON.stringify(value)?.slice(0, 80) ?? String(value);
}
