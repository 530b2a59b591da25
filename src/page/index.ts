import { log } from '../contract';
import { activation, collectEvents, config, idle, isSamePage, language, lazy, tabStore } from '../core';
import { loadDictionary } from '../services/dictionary';
import { leaveProviderWith, syncDrafts } from '../session';
import { pageSubject } from './subject';
import { followTranslators } from './translator';

const loadProviderSignOut = lazy(() => import('../features/provider-sign-out'));

/** Tab storage key: an identity provider that a protected page could not reach at sign-out. The next page reports it. */
const UNREACHED_KEY = 'provider-unreached';

/** The maximum number of events until the code of analytics is loaded. */
const MAX_EVENTS = 200;

const PROTECTED_PAGES = ['profile', 'subscriptions', 'savedArticles'] as const;

/** Called once. Fetches the texts of the site and, on live pages, the services that the configuration and the URL require. Most pages need none. */
export async function startPage() {
  const { analytics, consent, flags, links, metadata, session, shell, tags } = config();
  void idle().then(() => loadDictionary(language()));
  if (config().mode !== 'live') return;
  // A form may read its draft on a page that never needs the session.
  syncDrafts();
  followTranslators();
  // A visitor may have started a form before the code that reports it is loaded.
  const takeEvents = analytics.target
    ? collectEvents(['analytics', 'session-changed', ...analytics.events], MAX_EVENTS)
    : () => [];
  if (session.providerSignOut) followProvider();
  const services = [
    isProtected() && import('./protected-page').then(({ protectPage }) => protectPage()),
    links.office && import('./office-links').then(({ followOffice }) => followOffice()),
    shell.parts.length > 0 && import('./shell').then(({ startShell }) => startShell()),
    // These have no visible effect, so they load last. The browser buffers its measurements until then.
    metadata.firm &&
      idle()
        .then(() => import('./metadata'))
        .then(({ startMetadata }) => startMetadata(pageSubject())),
    flags.webVitals &&
      idle()
        .then(() => import('./web-vitals'))
        .then(({ measureVisit }) => measureVisit()),
  ];
  // Prerendered pages start analytics and the consent prompt when they are activated.
  const hasTags = Object.keys(tags).length > 0 || consent.googleMode;
  if (consent.tool || analytics.target || hasTags || flags.cidCookie) await activation();
  const tagging = hasTags && import('./tags').then(({ startTags }) => startTags());
  await Promise.all([
    ...services,
    // Google's tags must receive the consent before any report goes through them.
    analytics.target &&
      Promise.allSettled([import('./analytics'), tagging]).then(
        ([chunk]) => chunk.status === 'fulfilled' && chunk.value.startAnalytics(takeEvents()),
      ),
    tagging,
    flags.cidCookie && import('./campaign').then(({ storeCampaign }) => storeCampaign()),
    consent.tool && import('./consent').then(({ followConsent }) => followConsent()),
  ]);
}

/** Continues a sign-out at the identity provider. Its code is loaded only then. */
function followProvider() {
  leaveProviderWith((remaining) =>
    loadProviderSignOut()
      .then(({ signOutOfProvider }) => signOutOfProvider(remaining, isProtected() ? UNREACHED_KEY : undefined))
      .catch((error: unknown) => log('error', error)),
  );
  if (tabStore.get(UNREACHED_KEY))
    loadProviderSignOut()
      .then(({ nameKept }) => nameKept(UNREACHED_KEY))
      .catch((error: unknown) => log('error', error));
}

/** Whether the page belongs to a visitor's account. */
function isProtected(): boolean {
  const { pages } = config();
  return PROTECTED_PAGES.some((name) => isSamePage(pages[name]));
}
