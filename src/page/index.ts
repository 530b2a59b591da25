import { config } from '../core';
import { gateFiles } from './file-links';
import { isProtected } from './is-protected';
import { followTranslators } from './translator';

export { loadDictionary } from '../services/dictionary';

/** Called once on live pages. Fetches what the page at hand needs, and nothing on most. */
export async function startPage() {
  followTranslators();
  if (config().flags.gatedFiles) gateFiles();
  await Promise.all([
    isProtected() && import('./protected-page').then(({ protectPage }) => protectPage()),
    config().flags.webVitals && import('./web-vitals').then(({ measureVisit }) => measureVisit()),
  ]);
}
