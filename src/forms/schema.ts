import { boolean, refine, string, type Struct } from 'superstruct';
import type * as Rules from './rules';

type Rule<V> = Rules.Rule<V>;

/** Written here again, so that the chunk of schemas does not import that of forms; the type holds the two together. */
const RULE: typeof Rules.RULE = 'rule';

/** Hangs rules on a struct; the first that fails is what the visitor reads. */
export function rules<V, S>(struct: Struct<V, S>, ...all: readonly Rule<V>[]): Struct<V, S> {
  return refine(struct, RULE, (value, { branch }) => {
    for (const rule of all) {
      const problem = rule(value, branch[0] as Rules.Answers);
      if (problem) return { message: problem.key, ...problem };
    }
    return true;
  });
}

export function textValue(...all: readonly Rule<string>[]) {
  return rules(string(), ...all);
}

export function flagValue(...all: readonly Rule<boolean>[]) {
  return rules(boolean(), ...all);
}
