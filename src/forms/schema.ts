import { boolean, refine, string, type Struct } from 'superstruct';
import type * as Rules from './rules';

type Rule<V> = Rules.Rule<V>;

/** Written here again, so that the chunk of schemas does not import that of forms; the type holds the two together. */
const RULE: typeof Rules.RULE = 'rule';

/** Adds rules to a struct. The visitor sees the error of the first rule that fails. */
export function rules<V, S>(struct: Struct<V, S>, ...ruleList: readonly Rule<V>[]): Struct<V, S> {
  return refine(struct, RULE, (value, { branch }) => {
    for (const rule of ruleList) {
      const problem = rule(value, branch[0] as Rules.Answers);
      if (problem) return { message: problem.key, ...problem };
    }
    return true;
  });
}

export function textValue(...ruleList: readonly Rule<string>[]) {
  return rules(string(), ...ruleList);
}

export function flagValue(...ruleList: readonly Rule<boolean>[]) {
  return rules(boolean(), ...ruleList);
}
