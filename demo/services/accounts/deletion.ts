import { type Infer, object, optional } from 'superstruct';
import type { Language } from '../../content/load.ts';
import { after } from '../clock.ts';
import type { Client } from '../http/client.ts';
import type { Session } from './authenticate.ts';
import { endSessionsOf, lockOwner } from '../security/sessions.ts';
import { accountLink } from './links.ts';
import { dayOf } from './moments.ts';
import { sendNotice } from './notices.ts';
import { password } from './password-field.ts';
import { prove } from './prove.ts';
import type { AccountParts } from './types.ts';

/** Proves that the request comes from the owner: the password, or nothing after a recent sign-in. */
export const proof = object({ password: optional(password) });
export type Proof = Infer<typeof proof>;

/** Deletes accounts: requested by the user, due after a grace period, then carried out. */
export interface Deletions {
  /** Returns when the account will be deleted; a second request changes nothing. Ends all other sessions. */
  ask(session: Session, proof: Proof, client: Client): Promise<Date>;
  /** When the deletion is due; undefined if none was requested. */
  dueOf(userId: string): Promise<Date | undefined>;
  cancel(userId: string): Promise<void>;
  /** Deletes every account whose deletion is due, with all its data. */
  carryOut(): Promise<void>;
}

export function createDeletions(parts: AccountParts): Deletions {
  const { database, clock, mail } = parts;

  async function dueOf(userId: string): Promise<Date | undefined> {
    const [row] = await database.query<{ due_at: Date }>('SELECT due_at FROM deletions WHERE user_id = $1', [userId]);
    return row?.due_at;
  }

  return {
    dueOf,
    async ask(session, proof, client) {
      await prove(parts, session, proof.password);
      const { user, sessionId } = session;
      const earlierDue = await dueOf(user.id);
      if (earlierDue) return earlierDue;
      const due = after(clock(), parts.settings.graceSeconds);
      await database.tx(async (queries) => {
        await lockOwner(queries, { userId: user.id, sessionId });
        await queries.query(
          'INSERT INTO deletions (user_id, language, asked_at, due_at) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO NOTHING',
          [user.id, client.language, clock(), due],
        );
        await endSessionsOf(queries, user.id, { now: clock(), except: sessionId });
      });
      const url = accountLink(parts.addresses, { page: 'profile', language: client.language });
      const values = { url, day: dayOf(due, client.language) };
      await sendNotice(parts, user, { kind: 'account-deletion', values }, client);
      return due;
    },
    async cancel(userId) {
      await database.query('DELETE FROM deletions WHERE user_id = $1', [userId]);
    },
    async carryOut() {
      for (const { email, language } of await deleteDue(parts))
        await mail.send({ kind: 'account-deleted', to: email, language, values: {} });
    },
  };
}

function deleteDue({ database, clock }: AccountParts): Promise<{ email: string; language: Language }[]> {
  return database.tx(async ({ query }) => {
    const due = await query<{ id: string; email: string; language: Language }>(
      `SELECT users.id::text, email, language FROM deletions JOIN users ON users.id = user_id WHERE due_at <= $1 FOR UPDATE OF deletions SKIP LOCKED`,
      [clock()],
    );
    await query('DELETE FROM users WHERE id = ANY($1::uuid[])', [due.map(({ id }) => id)]);
    // Newsletters may be subscribed to with the address only; those belong to the account as well.
    await query('DELETE FROM subscribers WHERE email = ANY($1)', [due.map(({ email }) => email)]);
    return due;
  });
}
