export { messages as consentMessages } from './messages';
export type { Group, Question } from './question';
