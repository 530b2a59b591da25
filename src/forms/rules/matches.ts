import type { Rule } from './rule';

/** The same answer as another field, such as a repeated password. */
export function matches(other: string, key = 'passwordsDiffer'): Rule<string> {
  return (value, answers) => (!value || value === answers[other] ? undefined : { key });
}
