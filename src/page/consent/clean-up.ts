import { config } from '../../core';

/** Cookies and keys of localStorage that stand for a group; `*` stands for any characters. Never ours, and never what only servers see. */
export function removeTraces(patterns: readonly string[]) {
  const isTrace = matcherOf(patterns);
  for (const name of cookieNames()) if (isTrace(name)) expireEverywhere(name);
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

function cookieNames(): string[] {
  try {
    return document.cookie
      .split('; ')
      .map((pair) => pair.split('=')[0]!)
      .filter(Boolean);
  } catch {
    // A sandboxed frame.
    return [];
  }
}

function storageKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * A cookie can be deleted only with the domain and path that it was set with, which scripts cannot read. Names are
 * written as they were read.
 */
function expireEverywhere(name: string) {
  for (const domain of ['', ...parentDomains(location.hostname)]) {
    for (const path of parentPaths(location.pathname)) {
      document.cookie = `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}`;
    }
  }
}

/** From the host up to two labels; browsers refuse what is a public suffix. */
export function parentDomains(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** `/`, and every folder above the page, with and without its slash. */
export function parentPaths(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean);
  return [
    '/',
    ...folders.flatMap((_, index) => [
      `/${folders.slice(0, index + 1).join('/')}`,
      `/${folders.slice(0, index + 1).join('/')}/`,
    ]),
  ];
}
