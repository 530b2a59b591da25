import { localStore, mayRemember, tabStore } from '../../src/core';
import { optionIds, type OptionId } from './props';

/** The visitor's answers, by question. */
export type Answers = ReadonlyMap<string, OptionId>;

export interface Saved {
  readonly answers: Answers;
  /** The index of the slide. */
  readonly at: number;
}

/** The visitor's answers in this tab. */
export function recall(quizId: string): Saved | undefined {
  const saved = tabStore.getJson(keyOf(quizId)) as { answers?: unknown; at?: unknown } | null;
  if (!Array.isArray(saved?.answers)) return undefined;
  const answers = (saved.answers as unknown[]).filter(
    (pair): pair is [string, OptionId] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && optionIds.includes(pair[1] as OptionId),
  );
  return { answers: new Map(answers), at: Number(saved.at) || 0 };
}

export function remember(quizId: string, { answers, at }: Saved) {
  tabStore.setJson(keyOf(quizId), { answers: [...answers], at });
}

const VISITOR_KEY = 'quiz-visitor';
let newId = '';

/**
 * A random id, so that each visitor is counted once. Without consent to store it, it lasts as long as the page: an
 * identifier in the tab would need consent as well.
 */
export function visitorId(): string {
  newId ||= [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!mayRemember()) return newId;
  const id = localStore.get(VISITOR_KEY) ?? newId;
  localStore.set(VISITOR_KEY, id);
  return id;
}

function keyOf(quizId: string): string {
  return `quiz:${quizId}`;
}
