import type { Hono } from 'hono';
import type { Content } from '../content/load.ts';
import { today } from '../content/today.ts';
import { createAuthentication } from './accounts/authenticate.ts';
import { seedDemoUsers } from './accounts/demo-users.ts';
import { type Accounts, createAccounts } from './accounts/index.ts';
import { createDeletions } from './accounts/deletion.ts';
import { accountOperations } from './accounts/routes/index.ts';
import { articleOperations } from './articles/routes.ts';
import { createShelf } from './articles/shelf.ts';
import { createBlogs } from './blogs/blogs.ts';
import { blogOperations } from './blogs/routes.ts';
import { createBackground } from './background.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { captchaOperations } from './captcha/routes.ts';
import type { Clock } from './clock.ts';
import { createMessages } from './contact/messages.ts';
import { contactOperations } from './contact/routes.ts';
import { type Database, sweep as sweepExpired } from './database/index.ts';
import { dictionaryOperations } from './dictionary/routes.ts';
import { directoryOperations } from './directory/routes.ts';
import { createEvents } from './events/events.ts';
import { eventOperations } from './events/routes.ts';
import type { Faults } from './faults/faults.ts';
import { geoOperations } from './geo/routes.ts';
import { createApplication } from './http/application.ts';
import { createAskerOf } from './http/asker.ts';
import { createHealth } from './http/health.ts';
import type { Operation } from './http/operation.ts';
import type { Addresses } from './http/origins.ts';
import { mountIdentityProviders } from './identity/mount.ts';
import { createGrid } from './insights/grid.ts';
import { insightsOperations } from './insights/routes.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { jobOperations } from './jobs/routes.ts';
import { createCursors, createLists } from './lists/index.ts';
import { listsOf } from './lists/content.ts';
import { createShortLinks } from './links/links.ts';
import { linkOperations } from './links/routes.ts';
import { lookupOperations } from './lookups/routes.ts';
import type { Mail } from './mail/index.ts';
import { createMeter } from './meter/meter.ts';
import { meterOperations } from './meter/routes.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { passkeyOperations } from './passkeys/routes.ts';
import { oembedOperations } from './oembed/routes.ts';
import { createQuizAnswers } from './quiz/answers.ts';
import { quizOperations } from './quiz/routes.ts';
import { createSearch, type SiteSearch } from './search/index.ts';
import { searchOperations } from './search/routes.ts';
import { createAccessTokens } from './security/access-tokens.ts';
import { createCounters } from './security/counters.ts';
import { loadKeys } from './security/keys.ts';
import { createLimits } from './security/limits.ts';
import { createSealed } from './security/sealed.ts';
import { createSessions } from './security/sessions.ts';
import { readSettings, type Settings } from './settings.ts';
import { mailResets } from './second-factor/delayed-reset.ts';
import { resealSecrets } from './second-factor/records.ts';
import { secondFactorOperations } from './second-factor/routes.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSocialSignIn, type SocialSignIn } from './social/index.ts';
import { socialOperations } from './social/routes.ts';
import { subscriptionOperations } from './subscriptions/routes.ts';
import { createSubscriptions } from './subscriptions/subscribe.ts';
import { universityOperations } from './universities/routes.ts';
import { videoOperations } from './video/routes.ts';

export interface Services {
  app: Hono;
  /** A request from inside the process, as if a browser had made it. */
  request: Hono['request'];
  search: SiteSearch;
  jobs: Jobs;
  accounts: Accounts;
  social: SocialSignIn;
  /** Makes `/health/ready` fail, so that a balancer sends no more requests: the process is about to stop. */
  drain(): void;
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
  const sessions = createSessions({
    database,
    clock,
    keys,
    accessTokens,
    refreshTokenSeconds: settings.refreshTokenSeconds,
  });
  const captcha = createCaptcha({ database, clock, keys, settings });
  const sealed = createSealed({ keys, clock });
  // More than one: a secret was replaced, and is still here.
  if (keys.deriveAll('').length > 1) await resealSecrets(database, sealed);
  const accountParts = {
    database,
    clock,
    keys,
    sealed,
    sessions,
    counters,
    limits,
    mail,
    background,
    addresses,
    settings,
  };
  const accounts = createAccounts(accountParts);
  const social = createSocialSignIn(accountParts);
  const deletions = createDeletions(accountParts);
  const authentication = createAuthentication({ database, accessTokens });
  const asker = createAskerOf(settings);
  const subscriptions = createSubscriptions({ database, clock, sealed, mail, limits, addresses });
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
  await seedDemoUsers(database, clock);
  const search = await createSearch({ database, clock, content });
  const lists = await createLists({ database, lists: listsOf(content) });
  const listParts = { lists, cursors: createCursors({ keys, clock }), day: () => today(content, clock()) };

  const jobs = createJobs(listParts);
  const blogs = await createBlogs({ database, content });

  const operations: Operation[] = [
    ...accountOperations({
      database,
      accounts,
      sessions,
      deletions,
      captcha,
      authentication,
      asker,
      social,
      addresses,
      accessTokenSeconds: settings.accessTokenSeconds,
    }),
    ...socialOperations({ social, authentication, limits, asker, addresses }),
    ...passkeyOperations({ passkeys: createPasskeys(accountParts), authentication, addresses, limits, asker }),
    ...secondFactorOperations({ accounts, secondFactors: createSecondFactors(accountParts), authentication, asker }),
    ...articleOperations({ shelf: createShelf({ database, clock, content }), authentication }),
    ...meterOperations({ meter: createMeter({ database, clock, sealed, ...settings }), authentication, limits, asker }),
    ...subscriptionOperations({ subscriptions, authentication, captcha, limits, asker }),
    ...contactOperations({ messages, captcha, limits, asker }),
    ...lookupOperations(),
    ...dictionaryOperations(content),
    ...quizOperations({
      answers: createQuizAnswers({ database, clock, quizzes: content.quizzes }),
      captcha,
      limits,
      asker,
    }),
    ...searchOperations(search),
    ...captchaOperations(captcha),
    ...geoOperations(settings),
    ...videoOperations({ ...listParts, addresses, authentication }),
    ...jobOperations({ jobs, content, addresses, day: listParts.day }),
    ...eventOperations({ find: createEvents(listParts), lists, addresses, now: clock }),
    ...insightsOperations(createGrid(listParts)),
    ...blogOperations({ ...listParts, blogs, authentication }),
    ...directoryOperations(listParts),
    ...universityOperations(lists),
    ...linkOperations({ links: createShortLinks({ database, clock }), addresses, limits, asker }),
    ...oembedOperations(addresses),
  ];

  const health = createHealth(database);
  const app = createApplication({ operations, addresses, health, faults });
  app.route('/', mountIdentityProviders({ database, clock, keys, addresses }));
  const sweep = async () => {
    await deletions.carryOut();
    await mailResets(accountParts);
    await sweepExpired(database, clock());
  };
  return {
    app,
    request: app.request,
    search,
    jobs,
    accounts,
    social,
    drain: health.drain,
    sweep,
    idle: () => background.idle(),
  };
}
