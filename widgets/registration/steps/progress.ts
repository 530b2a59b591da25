import { useEffect, useState } from 'react';
import { addressWith, tabStore, VISITOR_PREFIX, writeHistory } from '../../../src/core';
import type { AccountAnswers } from '../PlainForm';

/** The first step keeps the original hash of the page. */
const HASHES = [undefined, '#newsletters', '#alerts', '#guides'] as const;

export const STEPS = HASHES.length;

/** Our part of the state of a history entry. */
interface EntryState {
  /** The step that "Next" added the entry for. */
  readonly registrationStep?: unknown;
  /** The step that the visitor left the entry on. A link within the page changes the hash, but not the step. */
  readonly registrationShown?: unknown;
}

/**
 * Maps the URL to a step. "Next" adds a history entry, so that the browser's Back and our "back" do the same: from the
 * second step back to the original hash. Forward stays on a step with unsent changes.
 */
export function useStep(
  isReady: boolean,
  hasChanges: { readonly current: boolean },
): [step: number, goOn: () => void, goBack: () => void] {
  const [step, setStep] = useState(() => (isReady ? (stepInAddress() ?? 0) : 0));

  useEffect(() => {
    // A URL of a later step, before the visitor's details are available.
    if (!isReady && stepInAddress())
      writeHistory('replaceState', { ...entryState(), registrationShown: 0 }, addressOf(0));
    const follow = () => hasChanges.current || setStep((now) => stepInAddress() ?? now);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page is opened
  }, []);

  const goForward = () => {
    const next = Math.min(step + 1, STEPS - 1);
    writeHistory('replaceState', { ...entryState(), registrationShown: step });
    writeHistory('pushState', { ...entryState(), registrationShown: next, registrationStep: next }, addressOf(next));
    setStep(next);
  };

  const goBack = () => {
    if (entryState().registrationStep === step) return history.back();
    // The page was loaded on this step, so there is no earlier entry of ours.
    writeHistory('replaceState', { ...entryState(), registrationShown: step - 1 }, addressOf(step - 1));
    setStep(step - 1);
  };

  return [step, goForward, goBack];
}

function entryState(): EntryState {
  return (history.state ?? {}) as EntryState;
}

function addressOf(step: number): string {
  return addressWith(HASHES[step] ?? '');
}

/** Undefined for a hash that is not ours. */
function stepInAddress(): number | undefined {
  const { registrationShown } = entryState();
  if (typeof registrationShown === 'number') return registrationShown;
  const step = HASHES.findIndex((hash) => hash === location.hash);
  return step > 0 ? step : location.hash ? undefined : 0;
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
