import type { Rule } from './rule';

/** Values above the limit tell by how much, so that the visitor need not count. */
export function maxLength(limit: number, key = 'tooLong'): Rule<string> {
  return (value) => (value.length > limit ? { key, values: { limit, over: value.length - limit } } : undefined);
}
