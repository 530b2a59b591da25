import type { Queries } from '../database/index.ts';

/** All data that the services store about a user, in readable form; no hash and no token. */
export interface OwnData {
  profile: Record<string, string | boolean>;
  subscriptions: string[];
  savedArticles: { articleId: string; language: string; savedAt: string }[];
  savedJobs: { jobId: string; savedAt: string }[];
  ratings: { articleId: string; language: string; rating: number; ratedAt: string }[];
  readings: { articleId: string; month: string }[];
  sessions: { userAgent: string; country: string; startedAt: string; lastSeenAt: string }[];
  passkeys: { name: string; userAgent: string; createdAt: string; lastUsedAt: string | null }[];
  secondFactor: { turnedOnAt: string; recoveryCodesLeft: number; resetDueAt: string | null } | null;
  linkedAccounts: string[];
  registration: { source: string; details: unknown; createdAt: string };
  deletionDueAt: string | null;
}

/** Collects the current data. */
export async function collectOwnData({ query }: Queries, userId: string): Promise<OwnData> {
  const [row] = await query<{ data: OwnData }>(selectOwnData, [userId]);
  if (!row) throw new Error('own data: there is no such user.');
  return row.data;
}

const selectOwnData = `
  SELECT json_build_object(
    'profile', json_build_object('email', email, 'firstName', first_name, 'lastName', last_name, 'title', title, 'company', company,
      'businessFunction', business_function, 'country', country, 'occasionalEmail', occasional_email, 'isPremiumUser', premium,
      'practiceUser', practice_user, 'alumni', alumni),
    'subscriptions', subscriptions,
    'savedArticles', (SELECT coalesce(json_agg(json_build_object('articleId', article_id, 'language', language, 'savedAt', saved_at) ORDER BY saved_at), '[]')
      FROM saved_articles WHERE user_id = users.id),
    'savedJobs', (SELECT coalesce(json_agg(json_build_object('jobId', job_id, 'savedAt', saved_at) ORDER BY saved_at), '[]')
      FROM saved_jobs WHERE user_id = users.id),
    'ratings', (SELECT coalesce(json_agg(json_build_object('articleId', article_id, 'language', language, 'rating', rating, 'ratedAt', rated_at) ORDER BY rated_at), '[]')
      FROM ratings WHERE user_id = users.id),
    'readings', (SELECT coalesce(json_agg(json_build_object('articleId', article, 'month', month) ORDER BY month, article), '[]')
      FROM readings WHERE user_id = users.id),
    'sessions', (SELECT coalesce(json_agg(json_build_object('userAgent', user_agent, 'country', country, 'startedAt', created_at, 'lastSeenAt', coalesce(last_seen_at, created_at))
      ORDER BY created_at), '[]') FROM sessions WHERE user_id = users.id AND revoked_at IS NULL),
    'passkeys', (SELECT coalesce(json_agg(json_build_object('name', name, 'userAgent', user_agent, 'createdAt', created_at, 'lastUsedAt', last_used_at) ORDER BY created_at), '[]')
      FROM passkeys WHERE user_id = users.id),
    'secondFactor', (SELECT json_build_object('turnedOnAt', turned_on_at, 'recoveryCodesLeft', (SELECT count(*) FROM recovery_codes WHERE user_id = users.id),
      'resetDueAt', (SELECT due_at FROM second_factor_resets WHERE user_id = users.id))
      FROM second_factors WHERE user_id = users.id),
    'linkedAccounts', (SELECT coalesce(json_agg(provider ORDER BY linked_at), '[]') FROM social_logins WHERE user_id = users.id),
    'registration', json_build_object('source', source, 'details', metadata, 'createdAt', created_at),
    'deletionDueAt', (SELECT due_at FROM deletions WHERE user_id = users.id)
  ) AS data FROM users WHERE id = $1`;
