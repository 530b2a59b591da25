import { publish, setSubscriptions, subscriptions } from '../../core';
import { subscribeToMails } from '../../services';

/** For whoever is signed in; resolves to whether they have it now. A registration may have brought it along. */
export async function subscribeTo(code: string): Promise<boolean> {
  try {
    if (!subscriptions().includes(code)) {
      await subscribeToMails({ subscriptions: [code] });
      setSubscriptions([...subscriptions(), code]);
    }
    publish('subscription-added', { code });
    return true;
  } catch {
    return false;
  }
}
