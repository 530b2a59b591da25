import { useEffect } from 'react';
import { config, localStore, useSession } from '../../core';
import { ARTICLES } from '../saved/remember';

let pending: Promise<void> | undefined;

/**
 * A form of the server's own leaves nothing but cookies. Asks the service, once
 * for the page, who that is and what they saved; without an answer the page
 * goes on knowing as little as before.
 */
export function useCompleteVisitor() {
  const { status, user } = useSession();
  const isUnknown = status === 'active' && (!(user?.firstName || user?.lastName) || localStore.get(ARTICLES) === null);
  useEffect(() => {
    // Behind a preview's visitor stands no account.
    if (!isUnknown || config().mode !== 'live') return;
    pending ??= import('./fetch-visitor')
      .then(({ fetchVisitor }) => fetchVisitor())
      .catch(() => undefined)
      .finally(() => (pending = undefined));
  }, [isUnknown]);
}
