import type { Hono } from 'hono';
import type { Content } from '../content/load.ts';
import { today } from '../content/today.ts';
import { type Authentication, createAuthentication } from './accounts/authenticate.ts';
import { seedDemoUsers } from './accounts/demo-users.ts';
import { type Accounts, createAccounts } from './accounts/index.ts';
import { createDeletions, type Deletions } from './accounts/deletion.ts';
import { accountOperations } from './accounts/routes/index.ts';
import type { AccountParts } from './accounts/types.ts';
import { articleOperations } from './articles/routes.ts';
import { createShelf } from './articles/shelf.ts';
import { type Blogs, createBlogs } from './blogs/blogs.ts';
import { blogOperations } from './blogs/routes.ts';
import { createBackground } from './background.ts';
import { type Captcha, createCaptcha } from './captcha/captcha.ts';
import { captchaOperations } from './captcha/routes.ts';
import type { Clock } from './clock.ts';
import { createMessages } from './contact/messages.ts';
import { contactOperations } from './contact/routes.ts';
import { type Database, sweep as sweepExpired } from './database/index.ts';
import { dictionaryOperations } from './dictionary/routes.ts';
import { directoryOperations } from './directory/routes.ts';
import { createEvents, createFindEvent, type FindEvent } from './events/events.ts';
import { eventOperations } from './events/routes.ts';
import type { Faults } from './faults/faults.ts';
import { geoOperations } from './geo/routes.ts';
import { createApplication } from './http/application.ts';
import { type ClientOf, createClientOf } from './http/client.ts';
import { createHealth } from './http/health.ts';
import type { Operation } from './http/operation.ts';
import type { Addresses } from './http/origins.ts';
import { mountIdentityProviders } from './identity/mount.ts';
import { createGrid } from './insights/grid.ts';
import { insightsOperations } from './insights/routes.ts';
import { createJobAlertReader, createJobAlerts, type JobAlerts } from './jobs/alerts.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { jobOperations } from './jobs/routes.ts';
import { createSavedJobs } from './jobs/saved.ts';
import { savedJobOperations } from './jobs/saved-routes.ts';
import { createCursors, createLists, type Cursors, type Lists } from './lists/index.ts';
import { listsOf } from './lists/content.ts';
import { createShortLinks } from './links/links.ts';
import { linkOperations } from './links/routes.ts';
import { lookupOperations } from './lookups/routes.ts';
import type { Mail } from './mail/index.ts';
import { createMeter } from './meter/meter.ts';
import { meterOperations } from './meter/routes.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { passkeyOperations } from './passkeys/routes.ts';
import { createMetrics, type Metrics } from './observe/metrics.ts';
import { oembedOperations } from './oembed/routes.ts';
import { createProxy } from './proxy/proxy.ts';
import { proxyOperations } from './proxy/routes.ts';
import { createQuizAnswers } from './quiz/answers.ts';
import { quizOperations } from './quiz/routes.ts';
import { createSearch, type SiteSearch } from './search/index.ts';
import { searchOperations } from './search/routes.ts';
import { type AccessTokens, createAccessTokens } from './security/access-tokens.ts';
import { createCounters } from './security/counters.ts';
import { loadKeys } from './security/keys.ts';
import { createLimits } from './security/limits.ts';
import { type Redis, withRedis } from './security/redis-counters.ts';
import { createSealed } from './security/sealed.ts';
import { createSessions } from './security/sessions.ts';
import { readSettings, type Settings } from './settings.ts';
import { mailResets } from './second-factor/delayed-reset.ts';
import { resealSecrets } from './second-factor/records.ts';
import { secondFactorOperations } from './second-factor/routes.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSocialSignIn, type SocialSignIn } from './social/index.ts';
import { socialOperations } from './social/routes.ts';
import { isSubscription } from './subscriptions/catalogue.ts';
import { createSubscriptionLinks, type SubscriptionLinks } from './subscriptions/links.ts';
import { subscriptionOperations } from './subscriptions/routes.ts';
import { createSubscriptions } from './subscriptions/subscribe.ts';
import { universityOperations } from './universities/routes.ts';
import { videoOperations } from './video/routes.ts';

export interface Services {
  app: Hono;
  /** Handles a request inside the process, as if a browser had sent it. */
  request: Hono['request'];
  search: SiteSearch;
  jobs: Jobs;
  findEvent: FindEvent;
  accounts: Accounts;
  social: SocialSignIn;
  /** Makes `/health/ready` fail, so that a load balancer sends no more requests before the process stops. */
  drain(): void;
  /** Mails what is due, and deletes expired records. Call it regularly. */
  sweep(): Promise<void>;
  /** Resolves when all background work has finished. */
  idle(): Promise<void>;
}

export interface ServicesOptions {
  database: Database;
  /** Counts rate limits. Without it, the database does. */
  redis?: Redis | undefined;
  mail: Mail;
  content: Content;
  addresses: Addresses;
  /** Only for tests: lets them inject faults at /services/faults. */
  faults?: Faults | undefined;
  clock?: Clock;
  settings?: Settings;
}

/** Resolves when the demo's users exist and the search index contains the content. */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const { database, content, addresses, faults } = options;
  const settings = options.settings ?? readSettings({});
  const metrics = createMetrics({ database, token: settings.metricsToken });
  const { parts: accountParts, accessTokens } = await createAccountParts(options, { settings, metrics });
  const { clock, keys } = accountParts;
  const routeParts: RouteParts = {
    content,
    authentication: createAuthentication({ database, accessTokens }),
    captcha: createCaptcha({ database, clock, keys, settings }),
    client: createClientOf(settings),
  };
  const accounts = createAccounts(accountParts);
  const social = createSocialSignIn(accountParts);
  const deletions = createDeletions(accountParts);
  if (settings.demoAccounts) await seedDemoUsers(database, clock);
  const search = await createSearch({ database, clock, content });
  const lists = await createLists({ database, lists: listsOf(content) });
  const listParts: ListParts = { lists, cursors: createCursors({ keys, clock }), day: () => today(content, clock()) };
  const jobs = createJobs(listParts);
  const links = createSubscriptionLinks(accountParts);
  const jobAlerts = createJobAlerts({ ...accountParts, ...listParts, content, jobs, links });
  const blogs = await createBlogs({ database, content });

  const health = createHealth(database);
  const operations = [
    ...userOperations(accountParts, routeParts, { accounts, social, deletions }),
    ...visitorOperations(accountParts, routeParts, { links, jobs, jobAlerts }),
    ...searchOperations(search),
    ...geoOperations(settings),
    ...listOperations(accountParts, routeParts, { ...listParts, jobs, blogs }),
    ...oembedOperations(addresses),
    ...proxyOperations({
      proxy: createProxy({ origins: settings.proxyOrigins, clock }),
      limits: accountParts.limits,
      client: routeParts.client,
    }),
  ];
  const app = createApplication({
    operations,
    addresses,
    health,
    metrics,
    trustProxy: settings.trustProxy,
    faults,
  });
  if (settings.demoAccounts) app.route('/', mountIdentityProviders({ database, clock, keys, addresses }));
  return {
    app,
    request: app.request,
    search,
    jobs,
    findEvent: createFindEvent(listParts),
    accounts,
    social,
    drain: health.drain,
    async sweep() {
      await deletions.carryOut();
      await mailResets(accountParts);
      await jobAlerts.mailNew();
      await sweepExpired(database, clock());
    },
    idle: () => accountParts.background.idle(),
  };
}

/** The dependencies of account rules and most services: database, secrets, tokens, limits and mail. */
async function createAccountParts(
  { database, redis, mail, content, addresses, clock = () => new Date() }: ServicesOptions,
  { settings, metrics }: { settings: Settings; metrics: Metrics },
): Promise<{ parts: AccountParts; accessTokens: AccessTokens }> {
  const { accessTokenSeconds, refreshTokenSeconds, rateLimitFactor } = settings;
  const keys = await loadKeys(database);
  const inDatabase = createCounters({ database, clock, keys });
  const counters = redis ? withRedis(inDatabase, redis, { clock, keys }) : inDatabase;
  const limits = createLimits({ counters, clock, factor: rateLimitFactor, onHit: metrics.countLimit });
  const accessTokens = createAccessTokens({ keys, clock, seconds: accessTokenSeconds });
  const sessions = createSessions({ database, clock, keys, accessTokens, refreshTokenSeconds });
  const sealed = createSealed({ keys, clock });
  // Several secrets if one was replaced and is still configured.
  if (keys.deriveAll('').length > 1) await resealSecrets(database, sealed);
  const readJobAlert = createJobAlertReader(content);
  return {
    parts: {
      ...{ database, clock, keys, sealed, sessions, counters, limits, mail, addresses, settings },
      background: createBackground(),
      isSubscription: (code) => isSubscription(code) || readJobAlert(code) !== undefined,
    },
    accessTokens,
  };
}

/** The dependencies of the routes of several services. */
interface RouteParts {
  content: Content;
  authentication: Authentication;
  captcha: Captcha;
  client: ClientOf;
}

/** Sign-in, registration, and the account itself. */
function userOperations(
  accountParts: AccountParts,
  { authentication, captcha, client }: RouteParts,
  { accounts, social, deletions }: { accounts: Accounts; social: SocialSignIn; deletions: Deletions },
): Operation[] {
  const { database, sessions, limits, addresses, settings } = accountParts;
  return [
    ...accountOperations({
      database,
      accounts,
      sessions,
      deletions,
      captcha,
      authentication,
      client,
      social,
      addresses,
      accessTokenSeconds: settings.accessTokenSeconds,
    }),
    ...(settings.demoAccounts ? socialOperations({ social, authentication, limits, client, addresses }) : []),
    ...passkeyOperations({ passkeys: createPasskeys(accountParts), authentication, addresses, limits, client }),
    ...secondFactorOperations({ accounts, secondFactors: createSecondFactors(accountParts), authentication, client }),
  ];
}

/** Visitors' saved articles, positions and messages, and the texts and lookups of forms. */
function visitorOperations(
  { database, clock, keys, sealed, counters, limits, mail, addresses, settings }: AccountParts,
  { content, authentication, captcha, client }: RouteParts,
  { links, jobs, jobAlerts }: { links: SubscriptionLinks; jobs: Jobs; jobAlerts: JobAlerts },
): Operation[] {
  const messages = createMessages({
    database,
    clock,
    keys,
    counters,
    limits,
    mail,
    people: content.people.filter(({ isPrivate, isAlumni }) => !isPrivate && !isAlumni),
    codeSeconds: settings.codeSeconds,
  });
  return [
    ...articleOperations({ shelf: createShelf({ database, clock, content }), authentication }),
    ...savedJobOperations({ savedJobs: createSavedJobs({ database, clock, jobs }), authentication }),
    ...meterOperations({
      meter: createMeter({ database, clock, sealed, ...settings }),
      authentication,
      limits,
      client,
    }),
    ...subscriptionOperations({
      subscriptions: createSubscriptions({
        database,
        clock,
        sealed,
        mail,
        limits,
        links,
        jobAlertTitle: jobAlerts.titleOf,
      }),
      authentication,
      captcha,
      limits,
      client,
    }),
    ...contactOperations({ messages, captcha, limits, client }),
    ...lookupOperations(),
    ...dictionaryOperations(content),
    ...quizOperations({
      answers: createQuizAnswers({ database, clock, quizzes: content.quizzes }),
      captcha,
      limits,
      client,
    }),
    ...captchaOperations(captcha),
    ...linkOperations({ links: createShortLinks({ database, clock }), addresses, limits, client }),
  ];
}

interface ListParts {
  lists: Lists;
  cursors: Cursors;
  day: () => string;
}

/** The lists of the site: videos, jobs, events, insights, blogs, people and universities. */
function listOperations(
  { addresses, clock }: AccountParts,
  { content, authentication }: RouteParts,
  { jobs, blogs, ...listParts }: ListParts & { jobs: Jobs; blogs: Blogs },
): Operation[] {
  const { lists, day } = listParts;
  return [
    ...videoOperations({ ...listParts, addresses, authentication }),
    ...jobOperations({ jobs, content, addresses, day }),
    ...eventOperations({ find: createEvents(listParts), lists, addresses, now: clock }),
    ...insightsOperations(createGrid(listParts)),
    ...blogOperations({ ...listParts, blogs, content, addresses, authentication }),
    ...directoryOperations(listParts),
    ...universityOperations(lists),
  ];
}
