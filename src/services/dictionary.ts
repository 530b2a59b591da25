import { log } from '../contract/log';
import { serviceBase } from '../core/config';
import { lazy } from '../core/lazy';
import { CACHE_PREFIX, localStore, tabStore } from '../core/storage';
import { setDictionary } from '../core/i18n/messages';

/** Most pages have the texts cached, or no content service; nothing else there may call anybody. */
const loadHttp = lazy(() => import('../http/request'));

/** In characters. `localStorage` holds some five million for the host and us together. */
const MAX_CACHED = 500_000;

/** In milliseconds. */
const LIFETIME = 5 * 60_000;

type Entries = Readonly<Record<string, string>>;

/** Overrides of single texts by the content service, cached for five minutes per language. Without them the built-in texts stand. */
export async function loadDictionary(language: string) {
  const key = `${CACHE_PREFIX}dictionary:${language}`;
  if (!serviceBase('content') || tabStore.get(key)) return;
  const cached = localStore.getJson(key) as { at: number; entries: unknown } | null;
  if (cached && Date.now() - cached.at < LIFETIME) return setDictionary(language, textsOf(cached.entries));
  try {
    const { request } = await loadHttp();
    const entries = await request('content', 'dictionary', {
      path: '/dictionary/{language}',
      params: { language },
      read: (content) => textsOf((content as { entries?: unknown } | null)?.entries ?? content),
    });
    setDictionary(language, entries);
    store(key, entries, language);
  } catch (error) {
    if (cached) setDictionary(language, textsOf(cached.entries));
    // A back end without a dictionary has none on the next page either.
    else if ((error as { status?: number }).status === 404) tabStore.set(key, '404');
  }
}

/** One that is too long is requested by every page, rather than taking the storage of the host's own scripts. */
function store(key: string, entries: Entries, language: string) {
  const { length } = JSON.stringify(entries);
  if (length <= MAX_CACHED) return localStore.setJson(key, { at: Date.now(), entries });
  localStore.remove(key);
  log(
    'warn',
    `Inlay: the dictionary for "${language}" has ${length} characters and is not cached, because more than ${MAX_CACHED} would fill the browser's storage. Serve only the texts that differ from Inlay's own.`,
  );
}

/** Flat, as `{"quiz.next": "…"}`, or nested, as `{"quiz": {"next": "…"}}`. */
function textsOf(entries: unknown, prefix = ''): Entries {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(typeof entries === 'object' && entries ? entries : {})) {
    if (typeof value === 'string') texts[prefix + key] = value;
    else Object.assign(texts, textsOf(value, `${prefix}${key}.`));
  }
  return texts;
}
