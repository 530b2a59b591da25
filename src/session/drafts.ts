/**
 * What a visitor typed or did here besides the session: drafts of forms, answers of a quiz, the address that a code was
 * sent to, the data of an e-mail's link, data that features derived from them, and the action that waits for a sign-in.
 *
 * Part of it is in sessionStorage, which no other tab can delete. So every tab deletes its own as soon as it notices
 * that another tab has dropped the visitor's data, or that another visitor has signed in.
 */
import { localStore, tabStore, VISITOR_PREFIX } from '../core/storage';
import { isAnotherVisitor, PENDING_KEY, UNKNOWN_ID } from './state';

/** The visitor whose data this tab has. Kept when the session expires. */
const OWNER_KEY = 'drafts-of';
/** Another value after each drop, in both storages. */
const DROPPED_KEY = 'drafts-dropped';

/** The id of the last visitor who was signed in here since the data was dropped; null if there was none. */
export function draftsOwner(): string | null {
  return tabStore.get(OWNER_KEY);
}

/** Deletes the data of the last visitor, in all tabs. */
export function dropDrafts() {
  localStore.removeAll(VISITOR_PREFIX);
  localStore.remove(PENDING_KEY);
  localStore.set(DROPPED_KEY, `${Math.random()}`);
  syncDrafts();
}

/** Deletes what does not belong to this visitor, or what another tab has dropped. */
export function syncDrafts(visitorId?: string) {
  const dropped = localStore.get(DROPPED_KEY);
  const owner = draftsOwner();
  const isAnother = owner && visitorId && isAnotherVisitor(owner, visitorId);
  if (isAnother || dropped !== tabStore.get(DROPPED_KEY)) {
    tabStore.removeAll(VISITOR_PREFIX);
    tabStore.remove(OWNER_KEY);
    if (dropped) tabStore.set(DROPPED_KEY, dropped);
  }
  if (visitorId && visitorId !== UNKNOWN_ID) tabStore.set(OWNER_KEY, visitorId);
}
