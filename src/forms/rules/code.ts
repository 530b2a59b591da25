import type { Rule } from './rule';

/** A one-time code of so many digits. */
export function code(digits = 6, key = 'validCode'): Rule<string> {
  return (value) => (!value || (/^\d+$/.test(value) && value.length === digits) ? undefined : { key, values: { digits } });
}
