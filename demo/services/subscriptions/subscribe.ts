import type { Language } from '../../content/load.ts';
import type { User } from '../accounts/user.ts';
import { mailsTo } from '../accounts/limits.ts';
import { accountLink } from '../accounts/links.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { Addresses } from '../http/origins.ts';
import type { Mail } from '../mail/index.ts';
import type { Limits } from '../security/limits.ts';
import type { Sealed } from '../security/sealed.ts';
import { isSubscription, titleOf } from './catalogue.ts';

export interface Subscribed {
  existingSubscriptions: string[];
  newSubscriptions: string[];
  /** Nothing changes until the reader opens the link in the e-mail. */
  confirmation?: 'sent';
}

export interface Subscriptions {
  /**
   * Sends a link to the address, and changes nothing, because anybody may type it. Neither the response nor the e-mail
   * depends on existing subscriptions.
   */
  requestByMail(email: string, codes: readonly string[], language: Language): Promise<Subscribed>;
  subscribeUser(user: User, codes: readonly string[], language: Language): Promise<Subscribed>;
  /** Identifies the subscriber by the sealed address in a link. */
  subscribeByLink(sealedEmail: string, codes: readonly string[], language: Language): Promise<Subscribed>;
  unsubscribeByLink(sealedEmail: string, codes: readonly string[]): Promise<void>;
}

/** E-mails are stored: their links work for five years. */
const secondsOfLink = 5 * 365 * 24 * 3600;
const secondsToConfirm = 7 * 24 * 3600;

interface Parts {
  database: Database;
  clock: Clock;
  sealed: Sealed;
  mail: Mail;
  limits: Limits;
  addresses: Addresses;
}

export function createSubscriptions(parts: Parts): Subscriptions {
  const { database, clock, sealed } = parts;

  async function ownerOf(sealedEmail: string): Promise<string> {
    const link = await sealed.open('subscriber-link', sealedEmail);
    if (!link) throw new ServiceError('subscriberUnknown', 'The user id of the link is not one of ours, or too old.');
    return link.subject;
  }

  async function mailLink(
    kind: 'subscribed' | 'confirm-subscription',
    to: string,
    codes: readonly string[],
    language: Language,
  ): Promise<void> {
    if (codes.length === 0) return;
    const [page, seconds] =
      kind === 'subscribed' ? (['unsubscribe', secondsOfLink] as const) : (['subscribe', secondsToConfirm] as const);
    const parameters = {
      subcode: codes.join(','),
      eid: await sealed.close('subscriber-link', { subject: to, seconds }),
    };
    const url = accountLink(parts.addresses, { page, language, parameters });
    const titles = codes.map((code) => titleOf(code, language));
    await parts.mail.send({ kind, to, language, values: { titles, url } });
  }

  return {
    async requestByMail(email, codes, language) {
      const wanted = checked(codes);
      await parts.limits.use(mailsTo, email);
      await mailLink('confirm-subscription', email, wanted, language);
      return { existingSubscriptions: [], newSubscriptions: wanted, confirmation: 'sent' };
    },
    async subscribeUser({ email }, codes, language) {
      const subscribed = await database.tx((queries) => add(queries, email, checked(codes), clock()));
      await mailLink('subscribed', email, subscribed.newSubscriptions, language);
      return subscribed;
    },
    async subscribeByLink(sealedEmail, codes, language) {
      const email = await ownerOf(sealedEmail);
      const subscribed = await database.tx((queries) => add(queries, email, checked(codes), clock()));
      await mailLink('subscribed', email, subscribed.newSubscriptions, language);
      return subscribed;
    },
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

function checked(codes: readonly string[]): string[] {
  const unknown = codes.find((code) => !isSubscription(code));
  if (unknown !== undefined) throw new ServiceError('subscriptionUnknown', `There is no subscription "${unknown}".`);
  if (codes.length === 0) throw new ServiceError('fieldMissing', 'subscriptions is empty.');
  return [...new Set(codes)];
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
