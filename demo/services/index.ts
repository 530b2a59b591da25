/**
 * The reference services: a working back end for Inlay's widgets, readable and tested. One Hono application without
 * state in the process, so that several processes may share one database.
 */
export { createServices, type Services } from './create-services.ts';
export type { Client, SignedIn, User } from './accounts/index.ts';
export { momentOf } from './accounts/moments.ts';
export type { SignInMethod } from './accounts/sign-in-methods.ts';
export { type Database, openDatabase } from './database/index.ts';
export { type JobsFound } from './jobs/jobs.ts';
export {
  type JobDocument as JobFound,
  type JobFacet,
  jobFacets,
  type JobLanguage,
  type JobOrder,
  jobOrders,
} from './jobs/lists.ts';
export { termOf } from './jobs/terms.ts';
export { ServiceError } from './http/errors.ts';
export { optionsChosen } from './lists/commas.ts';
export { masterList } from './jobs/master-list.ts';
export { browserName, deviceOf, isSecure, keepDevice, keepPass, passOf, userAgentOf } from './http/client.ts';
export { type Addresses, siteOrigins } from './http/origins.ts';
export type { EventFound, EventsFound } from './events/events.ts';
export type { BlogAuthor, BlogTag, EntryAnswer } from './blogs/blogs.ts';
export type { GridPage } from './insights/grid.ts';
export { createFaults } from './faults/faults.ts';
export { testClock } from './faults/clock.ts';
export { log } from './observe/log.ts';
export { createMail, type Mail } from './mail/index.ts';
export { forgetBrowser, browserSecret } from './social/browser.ts';
export { socialProviders } from './social/providers.ts';
export type { Profile } from './directory/lists.ts';
export type { SearchAnswer, SearchResult, Suggestions } from './search/index.ts';
export { readSettings } from './settings.ts';
export type { VideosFound } from './video/lists.ts';
export { videoAccount } from './video/routes.ts';
export { catalogueIn } from './subscriptions/catalogue.ts';
export { askToReconnect, close, listen } from './server/listen.ts';
export { readPort, readServerOptions, type ServerOptions } from './server/options.ts';
export { atOrigin } from './server/public-origin.ts';
export { type OnStop, runServices, stopOnSignal, withStop } from './server/run.ts';
export { SECONDS_TO_FINISH } from './server/start.ts';
