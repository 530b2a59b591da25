import { config } from '../../core';

/** The configured alert of a practice; undefined if there is none, or the practice is unknown. */
export function practiceSubscription(practiceCode: string | undefined): string | undefined {
  const pattern = config().practiceSubscription;
  if (!practiceCode && pattern.includes(PRACTICE)) return undefined;
  return pattern.replaceAll(PRACTICE, () => practiceCode ?? '') || undefined;
}

const PRACTICE = '{practice}';
