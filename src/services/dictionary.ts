import { serviceBase } from '../core/config';
import { lazy } from '../core/lazy';
import { CACHE_PREFIX, localStore, tabStore } from '../core/storage';
import { setDictionary } from '../core/i18n/messages';

/** Most pages have the texts cached, or no content service; nothing else there may call anybody. */
const loadHttp = lazy(() => import('../http/request'));

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
    localStore.setJson(key, { at: Date.now(), entries });
    setDictionary(language, entries);
  } catch (error) {
    if (cached) setDictionary(language, textsOf(cached.entries));
    // A back end without a dictionary has none on the next page either.
    else if ((error as { status?: number }).status === 404) tabStore.set(key, '404');
  }
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
