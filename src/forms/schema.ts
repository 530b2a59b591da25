import { boolean, refine, string, type Struct } from 'superstruct';
import { type Answers, email, maxEmailLength, maxLength, required, RULE, type Rule } from './rules';

/** Adds rules to a struct. The visitor sees the error of the first rule that fails. */
export function rules<V, S>(struct: Struct<V, S>, ...ruleList: readonly Rule<V>[]): Struct<V, S> {
  return refine(struct, RULE, (value, { branch }) => {
    for (const rule of ruleList) {
      const problem = rule(value, branch[0] as Answers);
      if (problem) return { message: problem.key, ...problem };
    }
    return true;
  });
}

export function textValue(...ruleList: readonly Rule<string>[]) {
  return rules(string(), ...ruleList);
}

/** A required e-mail address. */
export function emailValue(...ruleList: readonly Rule<string>[]) {
  return textValue(required('requiredEmail'), email(), maxLength(maxEmailLength), ...ruleList);
}

/** @public For a checkbox that must be ticked. */
export function flagValue(...ruleList: readonly Rule<boolean>[]) {
  return rules(boolean(), ...ruleList);
}
