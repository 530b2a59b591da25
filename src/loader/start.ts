import type { ConfigSource } from '../contract';
import { domGet } from '../contract/dom';
import { log } from '../contract/log';
import { absoluteAddress, findSources, parseSetting, YES } from '../core/config/sources';
import { watchInteraction, watchPresses } from '../lifecycle';
import { begin, fetchTexts, loadRuntime, modules } from './modules';
import { api, openApi } from './page-api';
import { loadNow, registry, states } from './placeholders';

const OWNER = Symbol.for('inlay');

/** Page services without a placeholder. The runtime starts each one that the configuration contains. */
const PAGE_SERVICES = ['analytics', 'consent', 'links', 'metadata', 'shell', 'tags'];

/** Page services that a flag switches on. */
const PAGE_FLAGS = ['cidCookie', 'webVitals'];

/**
 * Starts once per page. A second copy of the script, of any version, does nothing. `tag` is undefined in a bundle,
 * which imports widgets without URLs.
 */
export function start(tag?: HTMLScriptElement | null) {
  const page = window as Window & { [OWNER]?: string };
  if (page[OWNER]) return log('info', `Inlay already runs here: ${page[OWNER]}`);
  page[OWNER] = INLAY_VERSION;
  openApi();
  // Waits until the page is parsed, so that no placeholder is incomplete.
  if (domGet(document, 'readyState') === 'loading') addEventListener('DOMContentLoaded', () => startPage(tag));
  else startPage(tag);
}

function startPage(tag: HTMLScriptElement | null | undefined) {
  const sources = findSources(tag ?? null);
  const trusted = sources.filter(({ isTrusted }) => isTrusted);
  const { language, prefixed } = merged(sources);
  const settings = merged(trusted);
  for (const source of trusted) addModules(merged([source]).modules);
  const base = folderOf(settings.base) || tag?.src;
  if (!base && tag !== undefined) log('error', 'Inlay: set data-base on the script tag, to the folder of loader.js.');
  begin({
    base: base || location.href,
    language: (typeof language === 'string' && language) || domGet(document, 'documentElement').lang,
    isPrefixed: YES.includes(prefixed),
    isEditing: settings.mode === 'edit',
    host: {
      states,
      presses: watchPresses(),
      modules,
      sources,
      api,
      fetchTexts,
      loadNow,
      syncHostMutations: registry.syncHostMutations,
    },
  });
  registry.scan();
  watchInteraction(states.entries, loadNow);
  states.checkSettled();
  const isFlagged = sources.some((source) => {
    const flags = Object(merged([source]).flags) as Readonly<Record<string, unknown>>;
    return PAGE_FLAGS.some((name) => YES.includes(flags[name] ?? false));
  });
  if (isFlagged || PAGE_SERVICES.some((name) => Object.hasOwn(settings, name)))
    loadRuntime().catch((error: unknown) => log('error', error));
}

/** Only own properties: an element or a frame called `inlayConfig` is ignored. The runtime reports errors. */
function merged(sources: readonly ConfigSource[]): Record<string, unknown> {
  return Object.assign({}, ...sources.map(({ values }) => values)) as Record<string, unknown>;
}

function folderOf(base: unknown): string | false | undefined {
  return base !== '' && absoluteAddress(base) && absoluteAddress((base as string).replace(/\/*$/, '/'));
}

function addModules(value: unknown) {
  // As an attribute of the tag it is a text.
  for (const [name, address] of Object.entries(
    Object(typeof value === 'string' ? parseSetting(value) : value) as object,
  )) {
    const url = absoluteAddress(address);
    if (url) modules.set(name, { name, url });
  }
}
