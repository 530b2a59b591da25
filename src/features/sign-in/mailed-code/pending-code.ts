import { tabStore } from '../../../core';

const KEY = 'mailed-code';
/** In milliseconds; an older code is of no use. */
const LIFETIME = 15 * 60_000;

/** A requested code. The challenge works in this tab only, and only together with the code. */
export interface PendingCode {
  readonly email: string;
  readonly challenge: string;
}

/** Survives a reload, since phones discard a tab while its visitor reads the e-mail. */
export function storePendingCode(pending: PendingCode) {
  tabStore.setJson(KEY, { ...pending, since: Date.now() });
}

export function pendingCode(): PendingCode | undefined {
  const { email, challenge, since } = (tabStore.getJson(KEY) ?? {}) as Partial<
    Record<keyof PendingCode | 'since', unknown>
  >;
  if (typeof email !== 'string' || typeof challenge !== 'string' || typeof since !== 'number') return undefined;
  return Date.now() - since < LIFETIME ? { email, challenge } : undefined;
}

export function forgetPendingCode() {
  tabStore.remove(KEY);
}
