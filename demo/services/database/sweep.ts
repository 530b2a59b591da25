import type { Database } from './types.ts';

const expiring = [
  'counters',
  'used_captchas',
  'registrations',
  'email_changes',
  'password_resets',
  'undo_links',
  'refresh_tokens',
  'contact_codes',
  'passkey_challenges',
  'second_factor_setups',
  'unsaved_recovery_codes',
  'second_factor_challenges',
  'second_factor_resets',
  'social_steps',
  'identity_records',
  'mail_queue',
  'mailed_codes',
];

/** Deletes expired rows. They are no longer read, so it can run at any time. */
export async function sweep(database: Database, now: Date): Promise<void> {
  for (const table of expiring) await database.query(`DELETE FROM ${table} WHERE expires_at < $1`, [now]);
  await database.query(
    'DELETE FROM sessions WHERE created_at < $1 AND NOT EXISTS (SELECT 1 FROM refresh_tokens WHERE session_id = sessions.id)',
    [now],
  );
}
