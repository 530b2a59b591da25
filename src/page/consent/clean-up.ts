import { config } from '../../core';
import { cookieNames, expireCookie } from '../../core/storage/cookie-scopes';

/** Cookies and localStorage keys per group; `*` matches any characters. Excludes our own and HttpOnly cookies. */
export function removeTraces(patterns: readonly string[]) {
  const isTrace = matcherOf(patterns);
  for (const name of cookieNames()) if (isTrace(name)) expireCookie(name);
  for (const key of storageKeys()) if (isTrace(key)) localStorage.removeItem(key);
}

function matcherOf(patterns: readonly string[]): (name: string) => boolean {
  const ours: readonly string[] = Object.values(config().cookies);
  const rules = patterns.map((pattern) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`));
  return (name) => !ours.includes(name) && !name.startsWith('inlay') && rules.some((rule) => rule.test(name));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function storageKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
