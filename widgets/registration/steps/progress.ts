import { useCallback, useEffect, useState } from 'react';
import { tabStore, VISITOR_PREFIX, writeHistory } from '../../../src/core';
import type { AccountAnswers } from '../PlainForm';

/** The first step keeps the original hash of the page. */
const HASHES = [undefined, '#newsletters', '#alerts', '#guides'] as const;

export const STEPS = HASHES.length;

/**
 * Maps the URL to a step. "Next" adds a history entry, so that the browser's Back and our "back" do the same: from the
 * second step back to the original hash.
 */
export function useStep(isReady: boolean): [step: number, goOn: () => void, goBack: () => void] {
  const [step, setStep] = useState(() => (isReady ? stepInAddress() : 0));

  useEffect(() => {
    // A URL of a later step, before the visitor's details are available.
    if (!isReady && stepInAddress()) writeHistory('replaceState', history.state, location.pathname + location.search);
    const follow = () => setStep(stepInAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page is opened
  }, []);

  const goForward = useCallback(() => {
    const next = Math.min(stepInAddress() + 1, STEPS - 1);
    writeHistory('pushState', { ...(history.state as object | null), registrationStep: next }, HASHES[next]);
    setStep(next);
  }, []);

  const goBack = useCallback(() => {
    const { registrationStep } = (history.state ?? {}) as { registrationStep?: unknown };
    const currentStep = stepInAddress();
    if (registrationStep === currentStep) return history.back();
    // The page was loaded on this step, so there is no earlier entry of ours.
    writeHistory('replaceState', history.state, HASHES[currentStep - 1] ?? location.pathname + location.search);
    setStep(stepInAddress());
  }, []);

  return [step, goForward, goBack];
}

function stepInAddress(): number {
  return Math.max(
    0,
    HASHES.findIndex((hash) => hash === location.hash),
  );
}

const KEY = `${VISITOR_PREFIX}registration-done`;

/** The values of the first step, kept across a reload. They include no password. */
export function storeDetails(details: AccountAnswers) {
  tabStore.setJson(KEY, details);
}

/** Undefined if it is incomplete, or belongs to another person. */
export function storedDetails(email: string): AccountAnswers | undefined {
  const stored = tabStore.getJson(KEY) as Partial<AccountAnswers> | null;
  return stored?.email === email && typeof stored.lastname === 'string' ? (stored as AccountAnswers) : undefined;
}

export function forgetDetails() {
  tabStore.remove(KEY);
}
