import { attempt, InlayError, type Widget } from '../contract';
import {
  addStyles,
  addTranslations,
  type Config,
  config,
  configurePage,
  language,
  lazy,
  publish,
  setLanguage,
  subscribe,
} from '../core';
import base from '../core/styles/base.css';
import tokens from '../core/styles/tokens.css';
import type { LoaderHost } from '../lifecycle';
import { startPage } from '../page';
import { checkSession, isSignedIn, renewWith, sessionApi, signOut } from '../session';
import * as kit from './kit';
import { onWidgetFailure, unmount as unmountWidget } from './mount';
import { clearNotes, noteError } from './notes';
import { openQueue } from './queue';

const loadDebugPanel = lazy(() => import('./debug-panel'));
const loadEditMode = lazy(() => import('./edit'));
const loadPresets = lazy(() => import('../http/late'));
const loadMountApi = lazy(() => import('./mount-api'));
const loadRenewal = lazy(() => import('../services/user'));

let host: LoaderHost;

/** Called once, by the loader that owns the page. */
export function start(loader: LoaderHost): void | Promise<void> {
  return configurePage(loader.sources, (sources) => {
    const hasPreset = Object.values({ ...config().services }).some(
      (service) => typeof service !== 'string' && service.preset,
    );
    return hasPreset
      ? loadPresets().then(({ configureWithPresets }) => startWith(loader, configureWithPresets(sources)))
      : startWith(loader, config());
  });
}

function startWith(loader: LoaderHost, config: Config) {
  host = loader;
  const { api, states, texts } = loader;
  // Set once: a page translator changes the language of the page, but neither our texts nor the storage keys of
  // articles.
  setLanguage(config.language || language());
  if (texts) addTranslations(language(), texts.default);
  addBaseStyles(api.version);
  openQueue(loader);
  onWidgetFailure(states.markFailed);
  const { define } = api;
  Object.assign(api, {
    publish,
    subscribe,
    config,
    session: { ...sessionApi, signOut },
    mount: async (...parameters: [Element, string, object?]) =>
      (await loadMountApi()).mountByApi(loader, ...parameters),
    kit: async () => kit,
    define(widget: Widget) {
      const isTaken = loader.modules.has(Object(widget).name);
      define(widget);
      if (isTaken) void loadMountApi().then(({ warnOfName }) => warnOfName(widget.name));
    },
  });
  states.entries.forEach(({ load }, element) => replay(element, load));
  const openPanel = async () => (await loadDebugPanel()).openDebugPanel(api.inspect);
  if (config.mode === 'edit') void loadEditMode().then(({ showToolbar }) => showToolbar(openPanel));
  if (/[?&]inlay-debug/.test(location.search)) void openPanel();
  renewWith(async () => (await loadRenewal()).renewSession());
  // Events of a chatbot or the host have the same effect as Inlay's own.
  subscribe('signed-out', () => void (isSignedIn() && signOut()));
  subscribe('chatbot-signed-in', checkSession);
  // Services of pages without a placeholder. If one cannot load, the page stays as the server rendered it.
  startPage().catch(() => {});
}

/**
 * Adds the styles that every widget needs. If the page's stylesheet has the
 * tokens of the same release, ours are left out: Chromium would treat them as
 * new values and restyle every element of the page.
 */
function addBaseStyles(version: string) {
  addStyles(tokens, getComputedStyle(document.documentElement).getPropertyValue('--inlay-version').includes(version));
  addStyles(base);
}

/** Calls back after the API is complete. An error of one callback does not affect the others. */
export function open(callback: (api: object) => void) {
  attempt(() => callback(host.api), 'Inlay: a callback of the page failed.');
}

export function unmount(element: Element) {
  clearNotes(element);
  unmountWidget(element);
}

export function replay(element: Element, load: string) {
  const [, name] = /^event:(.+)/.exec(load) ?? [];
  if (name) subscribe(name, () => host.loadNow(element), { replay: true });
}

export async function explainUnknown(element: Element, name: string, isOurs: boolean) {
  const error = new InlayError((await loadEditMode()).explainUnknown(name, [...host.modules.keys()]));
  (isOurs ? host.states.markFailed : noteError)(element, error);
}
