import { config, language, safeLink, tabStore, translate } from '../../core';
import type { ProviderSession } from '../../session/calls';
import { messages } from './messages';

/**
 * Leads to the provider, which leads back; never resolves then, so that nothing else leaves the page meanwhile. One
 * that is out of reach is named to the visitor, by the next page of the tab where `keepAs` is a key to keep it under.
 */
export async function leaveProvider({ provider, url }: ProviderSession, keepAs?: string): Promise<void> {
  const href = safeLink(url);
  if (href) {
    location.assign(href);
    await new Promise(() => {});
  }
  if (keepAs) tabStore.set(keepAs, provider);
  else await nameUnreached(provider);
}

/** The message that the page before had no time to show. */
export async function nameKept(key: string) {
  const provider = tabStore.get(key);
  tabStore.remove(key);
  if (provider) await nameUnreached(provider);
}

async function nameUnreached(provider: string) {
  const { toast } = await import('../../ui/overlays/toast/toast');
  toast(translate(messages, language())('stillSignedIn', { provider: config().socialLogins[provider] ?? provider }), {
    tone: 'warning',
    persistent: true,
  });
}
