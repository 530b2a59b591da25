import { tabStore } from '../../../src/core';
import type { AccountAnswers } from '../answers';

/** Belongs to the drafts of forms, which go when somebody signs out. */
const KEY = 'draft:registration-done';

/** What the first step was answered with, across a reload. Whoever keeps it has no password here. */
export function keepDetails(details: AccountAnswers) {
  tabStore.setJson(KEY, details);
}

/** Undefined when it is not whole, or another person's. */
export function keptDetails(email: string): AccountAnswers | undefined {
  const kept = tabStore.getJson(KEY) as Partial<AccountAnswers> | null;
  return kept?.email === email && typeof kept.lastname === 'string' ? (kept as AccountAnswers) : undefined;
}

export function forgetDetails() {
  tabStore.remove(KEY);
}
