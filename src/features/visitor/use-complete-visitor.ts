import { useEffect } from 'react';
import { config, localStore } from '../../core';
import { ARTICLES_KEY, useSession } from '../../session';

/** Whose answer is on its way. */
let asked: string | undefined;

/**
 * A form of the server's own leaves nothing but cookies. Asks the service, once
 * for the page, who that is and what they saved; without an answer the page
 * goes on knowing as little as before.
 */
export function useCompleteVisitor() {
  const { status, user } = useSession();
  const unknown = status === 'active' && (!(user?.firstName || user?.lastName) || localStore.get(ARTICLES_KEY) === null) ? user?.id : undefined;
  useEffect(() => {
    // Behind a preview's visitor stands no account.
    if (!unknown || asked === unknown || config().mode !== 'live') return;
    asked = unknown;
    void import('./fetch-visitor')
      .then(({ fetchVisitor }) => fetchVisitor())
      .catch(() => undefined)
      .finally(() => (asked = undefined));
  }, [unknown]);
}
