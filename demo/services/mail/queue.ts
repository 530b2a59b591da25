import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { log } from '../observe/log.ts';
import type { Sealed } from '../security/sealed.ts';
import type { Letter } from './types.ts';

export interface MailQueue {
  add(letter: Letter): Promise<void>;
  /** Sends every e-mail that is due. Several processes may do so: each e-mail is taken by one of them. */
  deliverDue(): Promise<void>;
}

interface DueMail {
  id: number;
  kind: string;
  letter: string;
  attempts: number;
  give_up_at: Date;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** In minutes: the delays between attempts. The last one repeats. */
const DELAYS = [1, 5, 15, 60, 180];
/** In milliseconds: how often an e-mail that is being sent is held. Its first attempt holds it for a minute. */
const HOLD = 20_000;
/** How long a failed e-mail is kept for an operator. */
const DAYS_KEPT = 30;

/**
 * E-mails wait in the database until the mail server accepts them, so that no failure of it or of this process loses
 * one.
 */
export function createMailQueue({
  database,
  clock,
  sealed,
  deliver,
  hold = HOLD,
}: {
  database: Database;
  clock: Clock;
  sealed: () => Promise<Sealed>;
  deliver: (letter: Letter) => Promise<unknown>;
  hold?: number;
}): MailQueue {
  /**
   * Takes the e-mail that has waited longest, and sets the time of its next attempt. If the process ends during this
   * attempt, the e-mail is not lost.
   */
  async function claimDueMail(): Promise<DueMail | undefined> {
    const now = clock();
    const delays = DELAYS.map((delay) => new Date(now.getTime() + delay * minute));
    const [due] = await database.query<DueMail>(
      `UPDATE mail_queue
       SET attempts = attempts + 1, next_attempt_at = ($2::timestamptz[])[LEAST(attempts + 1, ${DELAYS.length})]
       WHERE id = (
         SELECT id FROM mail_queue WHERE failed_at IS NULL AND next_attempt_at <= $1
         ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING id::int, kind, letter, attempts, give_up_at`,
      [now, delays],
    );
    return due;
  }

  /** A mail server may be slower than the delay before the next attempt: another round would send the e-mail again. */
  async function holdMail({ id }: DueMail): Promise<void> {
    await database
      .query('UPDATE mail_queue SET next_attempt_at = $2 WHERE id = $1', [id, new Date(clock().getTime() + minute)])
      .catch((error: unknown) => log.warn({ err: error, id }, 'a mail that is being sent could not be held'));
  }

  async function attempt(mail: DueMail): Promise<void> {
    try {
      const opened = await (await sealed()).open('queued-mail', mail.letter);
      if (!opened) throw new Error('it was sealed with another key');
      const holding = setInterval(() => void holdMail(mail), hold);
      await deliver(opened.value as Letter).finally(() => clearInterval(holding));
      await database.query('DELETE FROM mail_queue WHERE id = $1', [mail.id]);
    } catch (error) {
      await postpone(mail, error);
    }
  }

  async function postpone({ id, kind, attempts, give_up_at: giveUpAt }: DueMail, error: unknown): Promise<void> {
    const delay = DELAYS[Math.min(attempts, DELAYS.length) - 1]! * minute;
    const isLast = isPermanent(error) || clock().getTime() + delay > giveUpAt.getTime();
    await database.query('UPDATE mail_queue SET last_error = $2, failed_at = $3, next_attempt_at = $4 WHERE id = $1', [
      id,
      reasonOf(error),
      isLast ? clock() : null,
      new Date(clock().getTime() + delay),
    ]);
    const next = isLast ? {} : { nextAttemptInMinutes: delay / minute };
    log[isLast ? 'error' : 'warn']({ kind, id, attempts, reason: reasonOf(error), ...next }, 'a mail was not accepted');
  }

  return {
    async add(letter) {
      const now = clock().getTime();
      const box = await sealed();
      await database.query(
        'INSERT INTO mail_queue (kind, letter, next_attempt_at, give_up_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
        [
          letter.kind,
          await box.close('queued-mail', { subject: letter.to, value: letter }),
          new Date(now),
          new Date(now + usefulFor(letter)),
          new Date(now + DAYS_KEPT * day),
        ],
      );
    },
    async deliverDue() {
      for (let mail = await claimDueMail(); mail; mail = await claimDueMail()) await attempt(mail);
    },
  };
}

/** In milliseconds. A code is useless after it has expired. */
function usefulFor({ values }: Letter): number {
  return 'minutes' in values ? values.minutes * minute : day;
}

/** The server has rejected this e-mail permanently, such as one to a mailbox that does not exist (RFC 5321, 4.2.1). */
function isPermanent(error: unknown): boolean {
  const { responseCode = 0 } = error as { responseCode?: number };
  return responseCode >= 500;
}

/** Without the server's own message, which contains the user's address. */
function reasonOf(error: unknown): string {
  const { code, responseCode, message } = error as NodeJS.ErrnoException & { responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || message;
}
