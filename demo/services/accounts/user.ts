import type { Queries } from '../database/index.ts';

/** A user in responses. */
export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** A new address whose link has not been opened yet; empty without one. */
  pendingEmail: string;
  company: string;
  titleName: string;
  businessFunction: string;
  country: string;
  /** When the account will be deleted, as an ISO date; empty if its owner has not requested that. */
  deletionDueAt: string;
  isPremiumUser: boolean;
  practiceUser: boolean;
  roles: string[];
  alumni: boolean;
  hasPassword: boolean;
  /** Comma-separated names of linked providers. */
  socialLoginIdps: string;
  reLoginRequiredForSensitiveData: boolean;
  subscriptions: string[];
  articles: { id: string; language: string }[];
  userRatings: { articleId: string; language: string; rating: number }[];
}

/** The user with this id or address, if there is one. */
export async function findUser(queries: Queries, by: { id: string } | { email: string }): Promise<User | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['email', by.email];
  const [user] = await queries.query<User>(`${selectUser} WHERE ${column} = $1`, [value]);
  return user;
}

/** The user of an active session. */
export async function findUserOfSession(queries: Queries, sessionId: string): Promise<User | undefined> {
  const [user] = await queries.query<User>(
    `${selectUser} WHERE id = (SELECT user_id FROM sessions WHERE sessions.id = $1 AND revoked_at IS NULL)`,
    [sessionId],
  );
  return user;
}

const selectUser = `
  SELECT id::text, first_name AS "firstName", last_name AS "lastName", email,
    coalesce((SELECT changes.email FROM email_changes changes WHERE changes.user_id = users.id ORDER BY expires_at DESC LIMIT 1), '') AS "pendingEmail",
    company, title AS "titleName",
    business_function AS "businessFunction", country, 
    coalesce((SELECT to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') FROM deletions WHERE user_id = users.id), '') AS "deletionDueAt", premium AS "isPremiumUser", practice_user AS "practiceUser", alumni,
    array_remove(ARRAY[CASE WHEN premium THEN 'premium' END, CASE WHEN practice_user THEN 'practice' END], NULL) AS roles,
    password_hash IS NOT NULL AS "hasPassword",
    (SELECT coalesce(string_agg(provider, ',' ORDER BY linked_at, provider), '') FROM social_logins WHERE user_id = users.id) AS "socialLoginIdps", false AS "reLoginRequiredForSensitiveData", subscriptions,
    (SELECT coalesce(json_agg(json_build_object('id', article_id, 'language', language) ORDER BY saved_at DESC), '[]')
      FROM saved_articles WHERE user_id = users.id) AS articles,
    (SELECT coalesce(json_agg(json_build_object('articleId', article_id, 'language', language, 'rating', rating) ORDER BY rated_at), '[]')
      FROM ratings WHERE user_id = users.id) AS "userRatings"
  FROM users`;
