import type { Rule } from './rule';

/** An empty text, an unticked box and an empty list are no answer. */
export function required(key = 'required'): Rule<string | boolean | readonly unknown[]> {
  return (value) => {
    const isGiven = typeof value === 'string' ? value.trim() : typeof value === 'boolean' ? value : value.length;
    return isGiven ? undefined : { key };
  };
}
