import { config, language, safeLink, tabStore, translate } from '../../core';
import type { ProviderSession } from '../../session/calls';
import { messages } from './messages';

/**
 * Redirects to the provider, which redirects back. Never resolves, so that no other code navigates meanwhile.
 * If the provider cannot be reached, the visitor gets a message: on the next page of the tab if `keepAs` is a storage
 * key.
 */
export async function signOutOfProvider({ provider, url }: ProviderSession, keepAs?: string): Promise<void> {
  const href = safeLink(url);
  if (href) {
    location.assign(href);
    await new Promise(() => {});
  }
  if (keepAs) tabStore.set(keepAs, provider);
  else await nameUnreached(provider);
}

/** The message that the previous page could not show. */
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
