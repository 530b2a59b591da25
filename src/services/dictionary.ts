import { serviceBase } from '../core/config';
import { lazy } from '../core/lazy';
import { CACHE_PREFIX, localStore } from '../core/storage';
import { setDictionary } from '../core/i18n/messages';

/** Most pages have the texts cached, or no content service; nothing else there may call anybody. */
const loadHttp = lazy(() => import('../http/request'));

/** In milliseconds. */
const LIFETIME = 5 * 60_000;

type Entries = Readonly<Record<string, string>>;

/** Overrides of single texts by the content service, cached for five minutes per language. Without them the built-in texts stand. */
export async function loadDictionary(language: string) {
  if (!serviceBase('content')) return;
  const key = `${CACHE_PREFIX}dictionary:${language}`;
  const cached = localStore.getJson(key) as { at: number; entries: unknown } | null;
  if (cached && Date.now() - cached.at < LIFETIME) return setDictionary(language, textsOf(cached.entries));
  try {
    const { request } = await loadHttp();
    const entries = await request('content', 'dictionary', {
      path: '/dictionary/{language}',
      params: { language },
      read: (body) => textsOf((body as { entries?: unknown } | null)?.entries),
    });
    localStore.setJson(key, { at: Date.now(), entries });
    setDictionary(language, entries);
  } catch {
    if (cached) setDictionary(language, textsOf(cached.entries));
  }
}

function textsOf(entries: unknown): Entries {
  const pairs = typeof entries === 'object' && entries ? Object.entries(entries) : [];
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}
