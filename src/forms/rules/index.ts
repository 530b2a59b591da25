export type { Answers, Rule } from './rule';
export { flagValue, rules, textValue } from './values';
export { required } from './required';
export { domainNotIn, email } from './email';
export { maxLength } from './max-length';
export { matches } from './matches';
export { code } from './code';
export { newPassword } from './password';
