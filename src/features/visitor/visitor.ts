import { useEffect } from 'react';
import { config, lazy, localStore } from '../../core';
import { ARTICLES_KEY, type SessionUser, useSession } from '../../session';

const loadFetchVisitor = lazy(() => import('../../services/user'));

/** The id of the visitor who is being loaded. */
let requestedId: string | undefined;

/**
 * After a sign-in with the server's own form there are only cookies. Calls the service, once per page, for name and
 * saved articles; without a response nothing changes.
 */
export function useCompleteVisitor() {
  const { status, user } = useSession();
  const unknown =
    status === 'active' && (!(user?.firstName || user?.lastName) || localStore.get(ARTICLES_KEY) === null)
      ? user?.id
      : undefined;
  useEffect(() => {
    // A previewed visitor has no account.
    if (!unknown || requestedId === unknown || config().mode !== 'live') return;
    requestedId = unknown;
    void loadFetchVisitor()
      .then(({ fetchVisitor }) => fetchVisitor())
      .catch(() => undefined)
      .finally(() => (requestedId = undefined));
  }, [unknown]);
}

export function useVisitorName(): string {
  return fullName(useSession().user);
}

/** First and last name; empty while only the id is loaded. */
export function fullName(user: SessionUser | undefined): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}
