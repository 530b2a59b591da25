import type { Language } from '../../content/load.ts';
import { accountLink } from '../accounts/links.ts';
import type { Addresses } from '../http/origins.ts';
import type { Sealed } from '../security/sealed.ts';

export const oneClickPath = '/services/user/v2/unsubscribe/one-click';

/** E-mails are stored: their links work for five years. */
const secondsToUnsubscribe = 5 * 365 * 24 * 3600;
const secondsToConfirm = 7 * 24 * 3600;

/** The links in e-mails that begin and end subscriptions. They contain the address, sealed. */
export interface SubscriptionLinks {
  confirm(email: string, codes: readonly string[], language: Language): Promise<string>;
  /** To a page with a button, and to the operation for mail programs (RFC 8058). */
  unsubscribe(
    email: string,
    codes: readonly string[],
    language: Language,
  ): Promise<{ unsubscribeUrl: string; oneClickUrl: string }>;
}

export function createSubscriptionLinks({
  sealed,
  addresses,
}: {
  sealed: Sealed;
  addresses: Addresses;
}): SubscriptionLinks {
  const parametersOf = async (subject: string, codes: readonly string[], seconds: number) => ({
    subcode: codes.join(','),
    eid: await sealed.close('subscriber-link', { subject, seconds }),
  });
  return {
    async confirm(email, codes, language) {
      const parameters = await parametersOf(email, codes, secondsToConfirm);
      return accountLink(addresses, { page: 'subscribe', language, parameters });
    },
    async unsubscribe(email, codes, language) {
      const parameters = await parametersOf(email, codes, secondsToUnsubscribe);
      return {
        unsubscribeUrl: accountLink(addresses, { page: 'unsubscribe', language, parameters }),
        oneClickUrl: `${addresses.site}${oneClickPath}?${new URLSearchParams(parameters)}`,
      };
    },
  };
}
