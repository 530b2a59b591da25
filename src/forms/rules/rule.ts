import type { Problem } from '../problem';

/** The other answers of the same form, for rules that compare. */
export type Answers = Readonly<Record<string, unknown>>;

/** Undefined when nothing is wrong. */
export type Rule<V> = (value: V, answers: Answers) => Problem | undefined;

/** Marks the failures whose message is a dictionary key. */
export const RULE = 'rule';
