import { camelCase, type ConfigSource, log } from '../../contract';
import { ADDRESS_KEYS, CHOICES, DEFAULTS, exampleOf, MEMBERS, TRUSTED_KEYS, type Config } from './declaration';
import { absoluteAddress, parseSetting, YES } from './sources';
import type { Problem } from './warning';

export type { Config, ServiceNames } from './declaration';

/** The URL that a service's paths are appended to, without a trailing slash. */
export function serviceBase(name: keyof Config['services']): string {
  const service = current.services[name];
  return ((typeof service === 'string' ? service : service.base) ?? (DEFAULTS.services[name] as string)).replace(
    /\/$/,
    '',
  );
}

type Warn = (problem: Problem, path: readonly string[], value: unknown) => void;

/** `from` is the source of the value. */
type Report = (problem: Problem, path: readonly string[], value: unknown, from: string) => void;

let current = DEFAULTS;

export function config(): Config {
  return current;
}

/**
 * Configures the page, and calls `next` with its sources. An unknown member may have a former name, so that their list
 * is loaded first.
 */
export function configurePage<T>(
  sources: readonly ConfigSource[],
  next: (sources: readonly ConfigSource[]) => T | Promise<T>,
): T | Promise<T> {
  const problems: Parameters<Report>[] = [];
  configure(sources, (...problem) => problems.push(problem));
  const proceed = () => {
    problems.forEach((problem) => warnOf(...problem));
    return next(sources);
  };
  if (!problems.some(([problem, path]) => problem === 'unknown' && path.length > 1)) return proceed();
  return import('./warning').then(({ withPresentKeys }) => {
    const presentSources = withPresentKeys(sources);
    configure(presentSources);
    return next(presentSources);
  }, proceed);
}

/**
 * Merges the sources, weakest first. Each unknown key, wrong value or URL from an untrusted source logs one message.
 * The default replaces a wrong value, as in the loader.
 */
export function configure(sources: readonly ConfigSource[], report: Report = warnOf): Config {
  const merged: Config & Record<string, unknown> = { ...DEFAULTS };
  for (const { from, isTrusted, values } of sources) {
    const warn: Warn = (problem, path, value) => report(problem, path, value, from);
    if (!isPlain(values) || values instanceof Error) {
      if (values !== undefined) warn('no-object', [], values);
      continue;
    }
    for (const originalKey of Object.keys(values)) {
      if (values[originalKey] === undefined) continue;
      const key = camelCase(originalKey);
      const standard = Object.hasOwn(DEFAULTS, key) ? DEFAULTS[key as keyof Config] : undefined;
      const value = converted(values[originalKey], standard);
      if (standard === undefined) warn('unknown', [key], value);
      else if (!isTrusted && TRUSTED_KEYS.includes(key)) warn('untrusted', [key], value);
      else if (!isLike(key, value, standard)) {
        warn('wrong', [key], value);
        if (!isPlain(standard)) merged[key] = standard;
      } else
        merged[key] = isPlain(value)
          ? { ...(merged[key] as object), ...rightMembers(key, value, standard as object, warn) }
          : value;
    }
  }
  return (current = frozen(merged) as Config);
}

/** Freezes a deep copy: a script that changed a member could redirect tokens, and the host's objects stay unchanged. */
function frozen(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(frozen));
  return isPlain(value)
    ? Object.freeze(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, frozen(member)])))
    : value;
}

/** Validates each member separately, so that one error does not affect the others. */
function rightMembers(key: string, values: Record<string, unknown>, standards: object, warn: Warn) {
  const knownMembers = MEMBERS[key as keyof Config] ?? Object.keys(standards);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      if (value === undefined) return false;
      if (name === '__proto__' || (knownMembers.length && !knownMembers.includes(name)))
        warn('unknown', [key, name], value);
      else if (!isLike(key, value, exampleOf(key as keyof Config, name), name)) warn('wrong', [key, name], value);
      else return true;
      return false;
    }),
  );
}

/** The messages are loaded only if there is a problem. */
function warnOf(problem: Problem, path: readonly string[], value: unknown, from: string) {
  void import('./warning').then(({ warn }) => warn(problem, path, value, from));
}

/**
 * For page services that validate members of any name: `expected` completes "must be …". Undefined is a missing value.
 */
export function warnOfMember(path: string, expected: string, value: unknown) {
  void import('./warning').then(({ memberWarning }) => log('warn', memberWarning(path, expected, value)));
}

/** Attributes of the loader's tag are texts, whatever the type of their key. */
function converted(value: unknown, standard: unknown): unknown {
  if (typeof value !== 'string' || typeof standard === 'string') return value;
  if (typeof standard === 'boolean') return YES.includes(value) || (value === 'false' ? false : value);
  if (typeof standard === 'number') return value.trim() && Number.isFinite(Number(value)) ? Number(value) : value;
  if (Array.isArray(standard)) return value.split(/[\s,]+/).filter(Boolean);
  const parsed = parseSetting(value);
  return isPlain(parsed) && !(parsed instanceof Error) ? parsed : value;
}

function isLike(key: string, value: unknown, standard: unknown, member?: string): boolean {
  // A service may be an object, whose base is its URL.
  if (key === 'services' && typeof standard === 'string' && isPlain(value))
    return absoluteAddress(value.base ?? standard) !== undefined;
  if (Array.isArray(standard))
    return (
      Array.isArray(value) &&
      value.every((item) => typeof item === 'string' && (!/Origins$/.test(key) || isOrigin(item)))
    );
  if (isPlain(standard)) return isPlain(value);
  if (typeof value !== typeof standard || Number.isNaN(value)) return false;
  if (member === 'passwordPattern') return isPattern(value as string);
  const choices = CHOICES[member ? `${key}.${member}` : key];
  if (choices) return choices.includes(value as string);
  return !ADDRESS_KEYS.includes(key) || absoluteAddress(value) !== undefined;
}

/** Anything more, such as a trailing slash, matches no page's origin. */
function isOrigin(value: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\/[^/?#\sA-Z]+$/.test(value);
}

function isPattern(value: string): boolean {
  try {
    return Boolean(new RegExp(value, 'u'));
  } catch {
    return false;
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
