import { activation, config } from '../core';
import { gateFiles } from './file-links';
import { isProtected } from './is-protected';
import { pageSubject } from './subject';
import { followTranslators } from './translator';

export { loadDictionary } from '../services/dictionary';

/** Called once on live pages. Fetches what configuration and address ask for, and nothing on most. */
export async function startPage() {
  const { analytics, consent, flags, links, metadata, shell, tags } = config();
  followTranslators();
  if (flags.gatedFiles) gateFiles();
  const services = [
    isProtected() && import('./protected-page').then(({ protectPage }) => protectPage()),
    links.office && import('./office-links').then(({ followOffice }) => followOffice()),
    metadata.firm && import('./metadata').then(({ startMetadata }) => startMetadata(pageSubject())),
    shell.parts.length > 0 && import('./shell').then(({ startShell }) => startShell()),
    flags.webVitals && import('./web-vitals').then(({ measureVisit }) => measureVisit()),
  ];
  // Nobody is measured, or asked, on a page that nobody sees yet.
  if (consent.tool || analytics.target || Object.keys(tags).length) await activation();
  await Promise.all([
    ...services,
    analytics.target && import('./analytics').then(({ startAnalytics }) => startAnalytics()),
    Object.keys(tags).length > 0 && import('./tags').then(({ startTags }) => startTags()),
    consent.tool && import('./consent').then(({ followConsent }) => followConsent()),
  ]);
}
