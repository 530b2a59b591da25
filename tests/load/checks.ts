import type { Database, User } from '../../demo/services/index.ts';
import { refresh } from './refreshing.ts';
import { ask, type Crowd, signedIn, type Visitor } from './visitors.ts';

/** Checks for each visitor that confirmed writes are stored and that the session still works. */
export async function checkVisitors(crowd: Crowd): Promise<void> {
  for (const visitor of crowd.visitors) {
    const stored = await storedArticlesOf(crowd, visitor);
    if (stored) crowd.complaints.push(...visitor.ledger.differences(stored).map((what) => `${visitor.email}: ${what}`));
    await refresh(crowd, visitor);
  }
}

/** Checks of the tables; the services may be stopped. */
export async function checkTables(crowd: Crowd, database: Database): Promise<void> {
  const subscribers = await database.query<{ email: string; subscriptions: string[] }>(
    'SELECT email, subscriptions FROM subscribers',
  );
  const subscriptionsOf = new Map(subscribers.map(({ email, subscriptions }) => [email, subscriptions]));
  for (const [email, ledger] of crowd.subscribers) {
    crowd.complaints.push(
      ...ledger.differences(subscribed(subscriptionsOf.get(email) ?? [])).map((what) => `${email}: ${what}`),
    );
  }
  const forked = await database.query(
    'SELECT session_id FROM refresh_tokens WHERE rotated_at IS NULL GROUP BY session_id HAVING count(*) > 1',
  );
  if (forked.length > 0) crowd.complaints.push(`${forked.length} sessions have more than one latest refresh token`);
}

async function storedArticlesOf(crowd: Crowd, visitor: Visitor): Promise<Map<string, boolean | number> | undefined> {
  const { status, body } = await ask(crowd, 200, {
    act: 'profile',
    path: '/services/user/v2/users/me',
    headers: signedIn(visitor),
  });
  if (status !== 200) crowd.complaints.push(`${visitor.email} could not be asked: ${status}`);
  if (status !== 200) return undefined;
  const { articles, userRatings, subscriptions } = (body as { data: User }).data;
  return new Map<string, boolean | number>([
    ...articles.map(({ id }) => [`saved ${id}`, true] as const),
    ...userRatings.map(({ articleId, rating }) => [`rating ${articleId}`, rating] as const),
    ...subscribed(subscriptions),
  ]);
}

function subscribed(codes: readonly string[]): Map<string, boolean> {
  return new Map(codes.map((code) => [`subscription ${code}`, true]));
}
