/** What begins and renews a session: comes with the calls to services, since nothing else does. */
import { publish } from '../events';
import { tellOtherTabs } from './tabs';
import { dropDraftsOfAnother, endSession } from './end';
import { requireReLogin, writeUser, type SignedInUser } from './user';
import { syncSession } from './session';
import { replaceTokens } from './tokens';

/** After a sign-in, a confirmation or a reset; `source` says where the visitor began. */
export function beginSession(user: SignedInUser, tokens: { access: string; refresh: string | null }, source?: string) {
  dropDraftsOfAnother(user.id);
  replaceTokens(tokens.access, tokens.refresh);
  writeUser(user);
  requireReLogin(false);
  syncSession();
  tellOtherTabs();
  publish('signed-in', { source });
}

/** What the service says about whoever is signed in, where the page knew no more than their cookies. */
export function rememberUser(user: SignedInUser) {
  writeUser(user);
  syncSession();
}

/** `hadEnded` tells a late renewal, after which sensitive data needs a fresh sign-in, from a timely one. */
export function afterRefresh(outcome: 'refreshed' | 'refused' | 'unreachable', hadEnded: boolean) {
  if (outcome === 'refused') return endSession('expired');
  if (outcome === 'unreachable') return;
  if (hadEnded) requireReLogin(true);
  syncSession();
  tellOtherTabs();
}
