import { config } from '../core';
import { isProtected } from './is-protected';
import { followTranslators } from './translator';

/** Called once on live pages. Fetches what the page at hand needs, and nothing on most. */
export async function startPage() {
  followTranslators();
  await Promise.all([
    isProtected() && import('./protected-page').then(({ protectPage }) => protectPage()),
    config().flags.gatedFiles && import('./file-links').then(({ gateFiles }) => gateFiles()),
    config().flags.webVitals && import('./web-vitals').then(({ measureVisit }) => measureVisit()),
  ]);
}
