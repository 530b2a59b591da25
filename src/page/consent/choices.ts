import { localStore } from '../../core';
import { FUNCTIONAL } from './groups';

/** Keys that Inlay stores in the browser only with consent to functional storage. docs/page-services.md says what for. */
export const CHOICES = [
  'mastodon-server',
  'passkey-declined',
  'profile-question',
  'provider',
  'quiz-visitor',
  'read-as',
  'speed',
  'subscriber',
  'subscription-bar',
  'visitor:calendar-view',
  'visitor:searches',
  'visitor:videos',
  'wall-visits',
];

/** Deletes what the visitor no longer allows, or what an earlier configuration stored without consent. */
export function forgetChoices(groups: readonly string[]) {
  if (!groups.includes(FUNCTIONAL)) for (const key of CHOICES) localStore.remove(key);
}
