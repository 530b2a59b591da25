import { choiceStore, tabStore } from '../../src/core';

/** Set by the sign-in form. */
const EXPECTED = 'passkey-offer';
const DECLINED = 'passkey-declined';
const ASKED = 'profile-question';

/** In milliseconds. */
const DAY = 24 * 3600_000;

/** True once for each sign-in with a password, unless the visitor declined before. */
export function takePasskeyOffer(): boolean {
  const isExpected = tabStore.get(EXPECTED) !== null;
  tabStore.remove(EXPECTED);
  return isExpected && choiceStore().get(DECLINED) === null;
}

export function declinePasskeys() {
  choiceStore().set(DECLINED, '1');
}

/** Whether the last question was long enough ago. */
export function isQuestionDue(days: number, now = Date.now()): boolean {
  const at = Number(choiceStore().get(ASKED));
  return !(at > 0 && now - at < days * DAY);
}

export function rememberQuestion(now = Date.now()) {
  choiceStore().set(ASKED, String(now));
}
