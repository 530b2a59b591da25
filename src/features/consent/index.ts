export type { Group, Question } from './question';
