import type { Language } from '../../content/load.ts';
import type { User } from '../accounts/user.ts';
import { accountLink } from '../accounts/links.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { Addresses } from '../http/origins.ts';
import type { Mail } from '../mail/index.ts';
import type { Sealed } from '../security/sealed.ts';
import { isSubscription, titleOf } from './catalogue.ts';

export interface Subscribed {
  existingSubscriptions: string[];
  newSubscriptions: string[];
}

export interface Subscriptions {
  /** By address only. The answer never tells what the address had before: that is its owner's business. */
  subscribeAddress(email: string, codes: readonly string[], language: Language): Promise<Subscribed>;
  subscribeUser(user: User, codes: readonly string[], language: Language): Promise<Subscribed>;
  /** By the sealed address of a mailed link. */
  subscribeByLink(sealedEmail: string, codes: readonly string[]): Promise<Subscribed>;
  unsubscribeByLink(sealedEmail: string, codes: readonly string[]): Promise<void>;
}

/** Letters are kept: their links work for five years. */
const secondsOfLink = 5 * 365 * 24 * 3600;

interface Parts {
  database: Database;
  clock: Clock;
  sealed: Sealed;
  mail: Mail;
  addresses: Addresses;
}

export function createSubscriptions(parts: Parts): Subscriptions {
  const { database, clock, sealed } = parts;

  async function ownerOf(sealedEmail: string): Promise<string> {
    const link = await sealed.open('subscriber-link', sealedEmail);
    if (!link) throw new ServiceError('subscriberUnknown', 'The user id of the link is not one of ours, or too old.');
    return link.subject;
  }

  async function confirmByMail(to: string, codes: readonly string[], language: Language): Promise<void> {
    if (codes.length === 0) return;
    const parameters = {
      subcode: codes.join(','),
      eid: await sealed.close('subscriber-link', { subject: to, seconds: secondsOfLink }),
    };
    const url = accountLink(parts.addresses, { page: 'unsubscribe', language, parameters });
    await parts.mail.send({
      kind: 'subscribed',
      to,
      language,
      values: { titles: codes.map((code) => titleOf(code, language)), url },
    });
  }

  return {
    async subscribeAddress(email, codes, language) {
      const { newSubscriptions } = await database.tx((queries) => add(queries, email, checked(codes), clock()));
      await confirmByMail(email, newSubscriptions, language);
      return { existingSubscriptions: [], newSubscriptions: checked(codes) };
    },
    async subscribeUser({ email }, codes, language) {
      const subscribed = await database.tx((queries) => add(queries, email, checked(codes), clock()));
      await confirmByMail(email, subscribed.newSubscriptions, language);
      return subscribed;
    },
    async subscribeByLink(sealedEmail, codes) {
      const email = await ownerOf(sealedEmail);
      return database.tx((queries) => add(queries, email, checked(codes), clock()));
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
  // The row must be there to be locked: two first wishes at the same moment would each overlook the other.
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
