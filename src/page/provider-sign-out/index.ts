import { config, language, safeLink, tabStore, translate } from '../../core';
import type { ProviderSession } from '../../session';
import { toast } from '../../ui';
import { isProtected, UNREACHED_KEY } from '../is-protected';
import { messages } from './messages';

/** Leads to the provider, which leads back; never resolves then, so that nothing else leaves the page meanwhile. One that is out of reach is named to the visitor. */
export async function leaveProvider({ provider, url }: ProviderSession): Promise<void> {
  const href = safeLink(url);
  if (href) {
    location.assign(href);
    await new Promise(() => {});
  }
  // A page that is about to be left tells nothing; the next one does.
  if (isProtected()) tabStore.set(UNREACHED_KEY, provider);
  else nameUnreached(provider);
}

/** What the page before had no time to say. */
export function nameKeptUnreached() {
  const provider = tabStore.get(UNREACHED_KEY);
  tabStore.remove(UNREACHED_KEY);
  if (provider) nameUnreached(provider);
}

function nameUnreached(provider: string) {
  toast(translate(messages, language())('stillSignedIn', { provider: config().socialLogins[provider] ?? provider }), { tone: 'warning', persistent: true });
}
