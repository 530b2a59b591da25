import type { Hono } from 'hono';
import type { Content } from '../content/load';
import { createAuthentication } from './accounts/authenticate';
import { seedDemoUsers } from './accounts/demo-users';
import { type Accounts, createAccounts } from './accounts';
import { createDeletions } from './accounts/deletion';
import { accountOperations } from './accounts/routes';
import { articleOperations } from './articles/routes';
import { createShelf } from './articles/shelf';
import { createBackground } from './background';
import { createCaptcha } from './captcha/captcha';
import { captchaOperations } from './captcha/routes';
import type { Clock } from './clock';
import { createMessages } from './contact/messages';
import { contactOperations } from './contact/routes';
import { type Database, sweep as sweepExpired } from './database';
import { dictionaryOperations } from './dictionary/routes';
import type { Faults } from './faults/faults';
import { geoOperations } from './geo/routes';
import { createApplication } from './http/application';
import { createAskerOf } from './http/asker';
import type { Operation } from './http/operation';
import type { Addresses } from './http/origins';
import { mountIdentityProviders } from './identity/mount';
import { lookupOperations } from './lookups/routes';
import type { Mail } from './mail';
import { createPasskeys } from './passkeys/passkeys';
import { passkeyOperations } from './passkeys/routes';
import { oembedOperations } from './oembed/routes';
import { createQuizAnswers } from './quiz/answers';
import { quizOperations } from './quiz/routes';
import { createSearch, type SiteSearch } from './search';
import { searchOperations } from './search/routes';
import { createAccessTokens } from './security/access-tokens';
import { createCounters } from './security/counters';
import { loadKeys } from './security/keys';
import { createLimits } from './security/limits';
import { createSealed } from './security/sealed';
import { createSessions } from './security/sessions';
import { readSettings, type Settings } from './settings';
import { createSocialSignIn, type SocialSignIn } from './social';
import { socialOperations } from './social/routes';
import { subscriptionOperations } from './subscriptions/routes';
import { createSubscriptions } from './subscriptions/subscribe';
import { videoOperations } from './video/routes';

export interface Services {
  app: Hono;
  /** A request from inside the process, as if a browser had made it. */
  request: Hono['request'];
  search: SiteSearch;
  accounts: Accounts;
  social: SocialSignIn;
  /** Deletes what has expired: to be called now and then. */
  sweep(): Promise<void>;
  /** Resolves when work that outlived its request is done. */
  idle(): Promise<void>;
}

export interface ServicesOptions {
  database: Database;
  mail: Mail;
  content: Content;
  addresses: Addresses;
  /** Only for tests: lets them order disturbances at /services/faults. */
  faults?: Faults | undefined;
  clock?: Clock;
  settings?: Settings;
}

/** Ready once the demo's users exist and the search index holds the content. */
export async function createServices({
  database,
  mail,
  content,
  addresses,
  faults,
  clock = () => new Date(),
  settings = readSettings({}),
}: ServicesOptions): Promise<Services> {
  const keys = await loadKeys(database);
  const background = createBackground();
  const counters = createCounters({ database, clock, keys });
  const limits = createLimits({ counters, clock, factor: settings.rateLimitFactor });
  const accessTokens = createAccessTokens({ keys, clock, seconds: settings.accessTokenSeconds });
  const sessions = createSessions({ database, clock, keys, accessTokens, refreshTokenSeconds: settings.refreshTokenSeconds });
  const captcha = createCaptcha({ database, clock, keys, settings });
  const sealed = createSealed(keys);
  const accountParts = { database, clock, keys, sealed, sessions, counters, limits, mail, background, addresses, settings };
  const accounts = createAccounts(accountParts);
  const social = createSocialSignIn(accountParts);
  const deletions = createDeletions(accountParts);
  const authentication = createAuthentication({ database, accessTokens });
  const asker = createAskerOf(settings);
  const subscriptions = createSubscriptions({ database, clock, sealed, mail, addresses });
  const messages = createMessages({ database, clock, keys, counters, limits, mail, people: content.people, codeSeconds: settings.codeSeconds });
  await seedDemoUsers(database, clock);
  const search = await createSearch({ database, clock, content });

  const operations: Operation[] = [
    ...accountOperations({ database, accounts, sessions, deletions, captcha, authentication, asker, accessTokenSeconds: settings.accessTokenSeconds }),
    ...socialOperations({ social, authentication, limits, asker, addresses }),
    ...passkeyOperations({ passkeys: createPasskeys({ database, clock, keys, sessions }), authentication, addresses, limits, asker }),
    ...articleOperations({ shelf: createShelf({ database, clock, content }), authentication }),
    ...subscriptionOperations({ subscriptions, authentication, captcha, limits, asker }),
    ...contactOperations({ messages, captcha, limits, asker }),
    ...lookupOperations(),
    ...dictionaryOperations(content),
    ...quizOperations({ answers: createQuizAnswers({ database, clock, quizzes: content.quizzes }), captcha, limits, asker }),
    ...searchOperations(search),
    ...captchaOperations(captcha),
    ...geoOperations(settings),
    ...videoOperations(addresses),
    ...oembedOperations(addresses),
  ];

  const app = createApplication({ operations, addresses, faults });
  app.route('/', mountIdentityProviders({ database, clock, keys, addresses }));
  const sweep = async () => {
    await deletions.carryOut();
    await sweepExpired(database, clock());
  };
  return { app, request: app.request, search, accounts, social, sweep, idle: () => background.idle() };
}
