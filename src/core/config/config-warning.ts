import { closest } from '../../contract/closest';
import { DEFAULTS, type Config } from './declaration';

/** What an integrator reads about a configuration that was not used: which key, what is wrong, what to do, where it stood. */
export function configWarning(kind: 'unknown' | 'untrusted' | 'wrong', key: string, value: unknown, from: string): string {
  return `Inlay: configuration ${words(kind, key, value)} (${from})`;
}

function words(kind: string, key: string, value: unknown): string {
  if (kind === 'unknown') {
    const guess = closest(key, Object.keys(DEFAULTS));
    return `has an unknown key "${key}"${guess ? `; did you mean "${guess}"?` : '.'}`;
  }
  if (kind === 'untrusted') return `key "${key}" is only taken from <head>, window.inlayConfig or the loader's tag.`;
  const expected = key === 'mode' ? '"live", "edit" or "preview"' : typeName(DEFAULTS[key as keyof Config]);
  return `key "${key}" must be ${expected}, got ${JSON.stringify(value)?.slice(0, 80)}. The default is used.`;
}

function typeName(standard: unknown): string {
  if (Array.isArray(standard)) return 'a list of texts';
  return { string: 'a text', boolean: 'true or false', number: 'a number', object: 'an object' }[typeof standard as 'string' | 'boolean' | 'number' | 'object'];
}
