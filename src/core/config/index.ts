import { camelCase, type ConfigSource } from '../../contract';
import { ADDRESS_KEYS, DEFAULTS, type Config } from './declaration';

export type { Config } from './declaration';

let current = DEFAULTS;

export function config(): Config {
  return current;
}

/**
 * Merges the sources, weakest first. An unknown key, a wrong type or an address
 * from an untrusted place is one console message, and the default is used.
 */
export function configure(sources: readonly ConfigSource[]): Config {
  const merged: Config & Record<string, unknown> = { ...DEFAULTS };
  for (const { from, isTrusted, values } of sources) {
    for (const given of Object.keys(values)) {
      const key = camelCase(given);
      const standard = Object.hasOwn(DEFAULTS, key) ? DEFAULTS[key as keyof Config] : undefined;
      const value = converted(values[given], standard);
      if (standard === undefined) complain('unknown', key, value, from);
      else if (!isTrusted && ADDRESS_KEYS.includes(key)) complain('untrusted', key, value, from);
      else if (!isLike(value, standard) || (key === 'mode' && !/^(live|edit|preview)$/.test(value as string))) complain('wrong', key, value, from);
      else merged[key] = isPlain(value) ? { ...(merged[key] as object), ...own(value) } : value;
    }
  }
  return (current = Object.freeze(merged));
}

/** The words are fetched only when there is something to say. */
function complain(kind: 'unknown' | 'untrusted' | 'wrong', key: string, value: unknown, from: string) {
  void import('./config-warning').then(({ configWarning }) => console.warn(configWarning(kind, key, value, from)));
}

/** Attributes of the loader's tag are texts, whatever their key holds. */
function converted(value: unknown, standard: unknown): unknown {
  if (typeof value !== 'string' || typeof standard === 'string') return value;
  if (typeof standard === 'boolean') return value === '' || value === 'true' ? true : value === 'false' ? false : value;
  if (typeof standard === 'number') return value.trim() ? Number(value) : value;
  if (Array.isArray(standard)) return value.split(/[\s,]+/).filter(Boolean);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function isLike(value: unknown, standard: unknown): boolean {
  if (Array.isArray(standard)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (isPlain(standard)) return isPlain(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');
  return typeof value === typeof standard && !Number.isNaN(value);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '__proto__'));
}
