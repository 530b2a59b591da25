/**
 * The reference services: what Inlay's widgets expect of a back end, working, readable, tested.
 * One Hono application that keeps nothing in the process, so that several may share one database.
 */
export { createServices, type Services, type ServicesOptions } from './create-services.ts';
export type { Accounts, Asker, Outcome, SignedIn, User } from './accounts/index.ts';
export type { Clock } from './clock.ts';
export { type Database, openDatabase } from './database/index.ts';
export { userAgentOf } from './http/asker.ts';
export type { Addresses } from './http/origins.ts';
export { createFaults } from './faults/faults.ts';
export { testClock } from './faults/clock.ts';
export { createMail, type Inbox, type Mail } from './mail/index.ts';
export { forgetBrowser, knownBrowser } from './social/browser.ts';
export type { Handover, SocialSignIn } from './social/index.ts';
export { socialProviders } from './social/providers.ts';
export type { SearchAnswer, SearchParameters, SearchResult, SiteSearch } from './search/index.ts';
export { siteOrigins } from './passkeys/relying-party.ts';
export { readSettings, type Settings } from './settings.ts';
export { videoAccount } from './video/routes.ts';
export { catalogueIn } from './subscriptions/catalogue.ts';
