import type { Language } from '../../content/load.ts';
import type { User } from '../accounts/user.ts';
import { mailsTo } from '../accounts/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { Mail } from '../mail/index.ts';
import type { Limits } from '../security/limits.ts';
import type { Sealed } from '../security/sealed.ts';
import { isSubscription, titleOf } from './catalogue.ts';
import type { SubscriptionLinks } from './links.ts';

export interface Subscribed {
  existingSubscriptions: string[];
  newSubscriptions: string[];
  /** Nothing changes until the reader opens the link in the e-mail. */
  confirmation?: 'sent';
}

export interface Subscriptions {
  /**
   * Sends a link to the address, and changes nothing, because anyone can type it. Neither the response nor the e-mail
   * depends on existing subscriptions.
   */
  requestByMail(email: string, codes: readonly string[], language: Language): Promise<Subscribed>;
  subscribeUser(user: User, codes: readonly string[], language: Language): Promise<Subscribed>;
  /** Identifies the subscriber by the sealed address in a link. */
  subscribeByLink(sealedEmail: string, codes: readonly string[], language: Language): Promise<Subscribed>;
  unsubscribeByLink(sealedEmail: string, codes: readonly string[]): Promise<void>;
}

interface Parts {
  database: Database;
  clock: Clock;
  sealed: Sealed;
  mail: Mail;
  limits: Limits;
  links: SubscriptionLinks;
  /** The title of a job alert for an e-mail; undefined for other codes. */
  jobAlertTitle: (code: string) => string | undefined;
}

export function createSubscriptions(parts: Parts): Subscriptions {
  const { database, clock, sealed, mail, limits, links, jobAlertTitle } = parts;

  async function ownerOf(sealedEmail: string): Promise<string> {
    const link = await sealed.open('subscriber-link', sealedEmail);
    if (!link) throw new ServiceError('subscriberUnknown', 'The user id of the link is unknown or too old.');
    return link.subject;
  }

  const titlesOf = (codes: readonly string[], language: Language) =>
    codes.map((code) => jobAlertTitle(code) ?? titleOf(code, language));

  function checked(codes: readonly string[]): string[] {
    const unknown = codes.find((code) => !isSubscription(code) && jobAlertTitle(code) === undefined);
    if (unknown !== undefined) throw new ServiceError('subscriptionUnknown', `There is no subscription "${unknown}".`);
    if (codes.length === 0) throw new ServiceError('fieldMissing', 'subscriptions is empty.');
    return [...new Set(codes)];
  }

  async function subscribe(email: string, codes: readonly string[], language: Language): Promise<Subscribed> {
    const subscribed = await database.tx((queries) => add(queries, email, checked(codes), clock()));
    const added = subscribed.newSubscriptions;
    if (added.length > 0) {
      const { unsubscribeUrl: url, oneClickUrl } = await links.unsubscribe(email, added, language);
      const values = { titles: titlesOf(added, language), url, oneClickUrl };
      await mail.send({ kind: 'subscribed', to: email, language, values });
    }
    return subscribed;
  }

  return {
    async requestByMail(email, codes, language) {
      const validCodes = checked(codes);
      await limits.use(mailsTo, email);
      const values = {
        titles: titlesOf(validCodes, language),
        url: await links.confirm(email, validCodes, language),
      };
      await mail.send({ kind: 'confirm-subscription', to: email, language, values });
      return { existingSubscriptions: [], newSubscriptions: validCodes, confirmation: 'sent' };
    },
    subscribeUser: ({ email }, codes, language) => subscribe(email, codes, language),
    subscribeByLink: async (sealedEmail, codes, language) => subscribe(await ownerOf(sealedEmail), codes, language),
    async unsubscribeByLink(sealedEmail, codes) {
      const email = await ownerOf(sealedEmail);
      await database.tx(async ({ query }) => {
        for (const table of ['users', 'subscribers']) {
          await query(
            `UPDATE ${table} SET subscriptions = ARRAY(SELECT unnest(subscriptions) EXCEPT SELECT unnest($2::text[])) WHERE email = $1`,
            [email, codes],
          );
        }
      });
    },
  };
}

/** An address with an account keeps its subscriptions there. */
async function add({ query }: Queries, email: string, codes: string[], now: Date): Promise<Subscribed> {
  const [user] = await query<{ subscriptions: string[] }>(
    'SELECT subscriptions FROM users WHERE email = $1 FOR UPDATE',
    [email],
  );
  // The row must exist to be locked: two simultaneous first subscriptions would each overlook the other.
  if (!user)
    await query(
      `INSERT INTO subscribers (email, subscriptions, subscribed_at) VALUES ($1, '{}', $2) ON CONFLICT (email) DO NOTHING`,
      [email, now],
    );
  const [subscriber] = user
    ? [user]
    : await query<{ subscriptions: string[] }>('SELECT subscriptions FROM subscribers WHERE email = $1 FOR UPDATE', [
        email,
      ]);
  const before = subscriber?.subscriptions ?? [];
  const added = codes.filter((code) => !before.includes(code));
  await query(`UPDATE ${user ? 'users' : 'subscribers'} SET subscriptions = $2 WHERE email = $1`, [
    email,
    [...before, ...added],
  ]);
  return { existingSubscriptions: codes.filter((code) => before.includes(code)), newSubscriptions: added };
}

/**
 * Moves the subscriptions of an address into its account, when the account gets the address: its owner would not see
 * the others, and could not end them with the account's.
 */
export async function takeSubscriptions({ query }: Pick<Queries, 'query'>, userId: string): Promise<void> {
  const taken = await query<{ email: string }>(
    `UPDATE users SET
       subscriptions = users.subscriptions || ARRAY(SELECT unnest(known.subscriptions) EXCEPT SELECT unnest(users.subscriptions)),
       job_alerts_until = coalesce(users.job_alerts_until, known.job_alerts_until)
     FROM subscribers known WHERE users.id = $1 AND known.email = users.email RETURNING known.email`,
    [userId],
  );
  for (const { email } of taken) await query('DELETE FROM subscribers WHERE email = $1', [email]);
}
