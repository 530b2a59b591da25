import { config, forgetParameters } from '../../core';

/** By the address that remains. A widget that is moved mounts again, when the address has nothing left to take. */
const taken = new Map<string, Readonly<Record<string, string>>>();

/** Reads parameters of a mail's link and takes them out of the address, the history and so every referrer. Empty where the link has none. */
export function consumeUrlParams<N extends string>(...names: N[]): Readonly<Record<N, string>> {
  const query = new URLSearchParams(location.search);
  const given = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
  if (config().mode !== 'live') return given;
  forgetParameters(...names);
  if (names.some((name) => given[name])) taken.set(location.href, given);
  return (taken.get(location.href) as Record<N, string> | undefined) ?? given;
}
