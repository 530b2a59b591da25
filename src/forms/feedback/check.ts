import type { Failure, Struct } from 'superstruct';
import type { Problem } from '../problem';
import { RULE } from '../rules/rule';
import { messages } from './messages';

export interface Checked<T> {
  /** What the schema makes of the values; undefined while something is wrong. */
  readonly values?: T;
  /** The first problem of each field. */
  readonly problems: ReadonlyMap<string, Problem>;
}

/** Rules of several fields are all asked, so that the visitor learns everything at once. */
export function check<T, S>(values: unknown, schema: Struct<T, S>): Checked<T> {
  const [error, checked] = schema.validate(values, { coerce: true });
  const problems = new Map<string, Problem>();
  for (const failure of error?.failures() ?? []) {
    const name = String(failure.path[0]);
    if (!problems.has(name)) problems.set(name, problemOf(failure));
  }
  return { values: checked, problems };
}

/** Superstruct's own sentences are for developers; ours are keys with their values. */
function problemOf({ refinement, message, values }: Failure & Partial<Problem>): Problem {
  return refinement === RULE ? { key: message, values, messages } : { key: 'invalid', messages };
}
