import type { Rule } from './rule';

/** Something, an at sign, and a name with a dot. Whether the address exists only a mail can tell. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Nothing is wrong with an empty text: `required` sees to that. */
export function email(key = 'validEmail'): Rule<string> {
  return (value) => (!value || ADDRESS.test(value) ? undefined : { key });
}

/** Warns of addresses at domains that the site does not want, such as `example.com, example.org`. */
export function domainNotIn(list: string, key = 'unwantedDomain'): Rule<string> {
  const unwanted = new Set(list.toLowerCase().split(/[\s,]+/));
  return (value) => {
    const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
    return domain && unwanted.has(domain) ? { key, values: { domain } } : undefined;
  };
}
