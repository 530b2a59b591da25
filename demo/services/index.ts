/**
 * The reference services: what Inlay's widgets expect of a back end, working, readable, tested.
 * One Hono application that keeps nothing in the process, so that several may share one database.
 */
export { createServices, type Services, type ServicesOptions } from './create-services';
export type { Accounts, Asker, Outcome, SignedIn, User } from './accounts';
export type { Clock } from './clock';
export { type Database, openDatabase } from './database';
export { userAgentOf } from './http/asker';
export type { Addresses } from './http/origins';
export { createFaults } from './faults/faults';
export { testClock } from './faults/clock';
export { createMail, type Inbox, type Mail } from './mail';
export { forgetBrowser, knownBrowser } from './social/browser';
export type { Handover, SocialSignIn } from './social';
export { socialProviders } from './social/providers';
export type { SearchAnswer, SearchParameters, SearchResult, SiteSearch } from './search';
export { siteOrigins } from './passkeys/relying-party';
export { readSettings, type Settings } from './settings';
export { videoAccount } from './video/routes';
export { catalogueIn } from './subscriptions/catalogue';
