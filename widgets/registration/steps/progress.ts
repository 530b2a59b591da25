import { useCallback, useEffect, useState } from 'react';
import { tabStore, writeHistory } from '../../../src/core';
import type { AccountAnswers } from '../PlainForm';

/** The first step has whatever hash the page had. */
const HASHES = [undefined, '#newsletters', '#alerts', '#guides'] as const;

export const STEPS = HASHES.length;

/**
 * Which step the address stands for. Going on adds to the history, so that the browser's Back and ours do
 * the same: from the second step back to the hash that the page had before.
 */
export function useStep(isReady: boolean): [step: number, goOn: () => void, goBack: () => void] {
  const [step, setStep] = useState(() => (isReady ? stepInAddress() : 0));

  useEffect(() => {
    // An address with a later step, before anything is known of the visitor.
    if (!isReady && stepInAddress()) writeHistory('replaceState', history.state, location.pathname + location.search);
    const follow = () => setStep(stepInAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page is opened
  }, []);

  const goOn = useCallback(() => {
    const next = Math.min(stepInAddress() + 1, STEPS - 1);
    writeHistory('pushState', { ...(history.state as object | null), registrationStep: next }, HASHES[next]);
    setStep(next);
  }, []);

  const goBack = useCallback(() => {
    const { registrationStep } = (history.state ?? {}) as { registrationStep?: unknown };
    const here = stepInAddress();
    if (registrationStep === here) return history.back();
    // The page was opened on this step: nothing of ours lies behind it.
    writeHistory('replaceState', history.state, HASHES[here - 1] ?? location.pathname + location.search);
    setStep(stepInAddress());
  }, []);

  return [step, goOn, goBack];
}

function stepInAddress(): number {
  return Math.max(
    0,
    HASHES.findIndex((hash) => hash === location.hash),
  );
}

/** A draft of a form, which is deleted on sign-out. */
const KEY = 'draft:registration-done';

/** The values of the first step, across a reload. There is no password among them. */
export function keepDetails(details: AccountAnswers) {
  tabStore.setJson(KEY, details);
}

/** Undefined when it is not whole, or another person's. */
export function keptDetails(email: string): AccountAnswers | undefined {
  const stored = tabStore.getJson(KEY) as Partial<AccountAnswers> | null;
  return stored?.email === email && typeof stored.lastname === 'string' ? (stored as AccountAnswers) : undefined;
}

export function forgetDetails() {
  tabStore.remove(KEY);
}
