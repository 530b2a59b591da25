import { log } from '../contract/log';
import { config, serviceBase } from '../core/config';
import { lazy } from '../core/lazy';
import { CACHE_PREFIX, localStore, tabStore } from '../core/storage';
import { setDictionary } from '../core/i18n/messages';
import { HttpError } from '../http/error';
import { fetchWhole } from '../http/fetch-whole';

/** Most pages make no other request, so they do without this chunk. */
const loadHttp = lazy(() => import('../http/request'));

/**
 * A former key, or a former placeholder, in the JSON of flat entries. May match present names as well: the exact list is
 * loaded then.
 */
export const FORMER_TEXT =
  /film|refuse|transcript|\.(all|enter|kept|known|leave|words)"|"(image|social)\.|\{(place|shown|words)/i;

/** In characters. `localStorage` holds some five million, shared with the host. */
const MAX_CACHED = 500_000;

/** In milliseconds. */
const LIFETIME = 5 * 60_000;

type Entries = Readonly<Record<string, string>>;

/** Loads the texts that the content service overrides. They are cached for five minutes per language. */
export async function loadDictionary(language: string) {
  const key = `${CACHE_PREFIX}dictionary:${language}`;
  if (!serviceBase('content') || tabStore.get(key)) return;
  const cached = localStore.getJson(key) as { at: number; entries: unknown } | null;
  if (cached && Date.now() - cached.at < LIFETIME) return setDictionary(language, textsOf(cached.entries));
  try {
    const entries = await presentTexts((await fetchPlainly(language)) ?? (await fetchAsConfigured(language)));
    setDictionary(language, entries);
    store(key, entries, language);
  } catch (error) {
    if (cached) setDictionary(language, textsOf(cached.entries));
    // A back end without a dictionary has none on the next page either.
    else if ((error as { status?: number }).status === 404) tabStore.set(key, '404');
  }
}

/** Under the present names. If their list cannot be loaded, the other entries still apply. */
async function presentTexts(entries: Entries): Promise<Entries> {
  const names =
    FORMER_TEXT.test(JSON.stringify(entries)) && (await import('../contract/former-names').catch(() => undefined));
  return names ? names.withPresentTexts(entries) : entries;
}

/**
 * One request without the code for renamed calls and retries, which most pages need for nothing else. Undefined if the
 * configuration renames calls, or if the response is unreadable. Throws an HttpError for a 404.
 */
async function fetchPlainly(language: string): Promise<Entries | undefined> {
  if (typeof config().services.content !== 'string') return undefined;
  const operation = 'GET content dictionary';
  const url = new URL(`${serviceBase('content')}/dictionary/${encodeURIComponent(language)}`, location.href);
  const response = await fetchWhole(url, operation, {
    headers: { accept: 'application/json', 'accept-language': language },
    redirect: 'error',
  }).catch(() => undefined);
  if (response?.status === 404) throw new HttpError('status', operation, { status: 404 });
  try {
    return response?.ok ? entriesOf(JSON.parse(response.body)) : undefined;
  } catch {
    return undefined;
  }
}

/** With the configured names, the retries and the messages of other calls. */
async function fetchAsConfigured(language: string): Promise<Entries> {
  const { request } = await loadHttp();
  return request('content', 'dictionary', {
    path: '/dictionary/{language}',
    params: { language },
    read: entriesOf,
  });
}

/** One that is too long is not stored, but requested by every page, to leave storage for the host's own scripts. */
function store(key: string, entries: Entries, language: string) {
  const { length } = JSON.stringify(entries);
  if (length <= MAX_CACHED) return localStore.setJson(key, { at: Date.now(), entries });
  localStore.remove(key);
  log(
    'warn',
    `Inlay: the dictionary for "${language}" has ${length} characters and is not cached, because more than ${MAX_CACHED} would fill the browser's storage. Serve only the texts that differ from Inlay's own.`,
  );
}

/** The entries are the body, its `entries`, or its `data`, in which many services wrap every response. */
function entriesOf(content: unknown): Entries {
  const { data = content } = Object(content) as { data?: unknown };
  const { entries = data } = Object(data) as { entries?: unknown };
  return textsOf(entries);
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
