import { config } from '../../core';

/** The alert of a practice by the configuration; undefined where there is none, or the practice is not known. */
export function practiceSubscription(practiceCode: string | undefined): string | undefined {
  const pattern = config().practiceSubscription;
  if (!practiceCode && pattern.includes(PRACTICE)) return undefined;
  return pattern.replaceAll(PRACTICE, () => practiceCode ?? '') || undefined;
}

const PRACTICE = '{practice}';
