import { InlayError, type LoaderHost } from '../contract';
import { addTranslations, configure, language, lazy, publish, setLanguage, subscribe } from '../core';
import { startPage } from '../page';
import { checkSession, isSignedIn, renewWith, sessionApi, signOut } from '../session';
import { addBaseStyles } from './base-styles';
import * as kit from './kit';
import { onWidgetFailure, unmount } from './mount';
import { clearNotes, noteError } from './notes';
import { openQueue, tell } from './queue';

const loadDebugPanel = lazy(() => import('./debug-panel'));
const loadEditMode = lazy(() => import('./edit'));
const loadMountApi = lazy(() => import('./mount-api'));
const loadRenewal = lazy(() => import('../services/user/renewal'));

let host: LoaderHost;

/** Called once, by the loader that owns the page. */
export function start(loader: LoaderHost) {
  host = loader;
  const { api, entries, sources, texts, fail } = loader;
  const config = configure(sources);
  // For good: a page translator changes the language of the page, and with it neither our texts nor what an article is kept under.
  setLanguage(config.language || language());
  if (texts) addTranslations(language(), texts.default);
  addBaseStyles(api.version);
  openQueue(loader);
  onWidgetFailure(fail);
  Object.assign(api, {
    publish,
    subscribe,
    config,
    session: { ...sessionApi, signOut },
    mount: async (...all: [Element, string, object?]) => (await loadMountApi()).mountByApi(loader, remove, ...all),
    kit: async () => kit,
  });
  entries.forEach(({ load }, element) => replay(element, load));
  const openPanel = async () => (await loadDebugPanel()).openDebugPanel(api.inspect);
  if (config.mode === 'edit') void loadEditMode().then(({ showToolbar }) => showToolbar(openPanel));
  if (/[?&]inlay-debug/.test(location.search)) void openPanel();
  renewWith(async () => (await loadRenewal()).renewSession());
  // What a chatbot or the host publishes counts like our own.
  subscribe('signed-out', () => void (isSignedIn() && signOut()));
  subscribe('chatbot-signed-in', checkSession);
  // What pages have without a placeholder; where a part does not come they stay as the server made them.
  startPage().catch(() => {});
}

/** A callback of the page, once the API is whole. */
export function open(callback: (api: object) => void) {
  try {
    callback(host.api);
  } catch (error) {
    console.error('Inlay: a callback of the page failed.', error);
  }
}

export function remove(element: Element) {
  const entry = host.entries.get(element);
  clearNotes(element);
  if (entry?.state !== 'mounted') return;
  unmount(element);
  tell(element, 'inlay:unmount', entry.module);
}

export function replay(element: Element, load: string) {
  const [, name] = /^event:(.+)/.exec(load) ?? [];
  if (name) subscribe(name, () => host.loadNow(element), { replay: true });
}

export async function explainUnknown(element: Element, name: string, isOurs: boolean) {
  const error = new InlayError((await loadEditMode()).explainUnknown(name, [...host.modules.keys()]));
  (isOurs ? host.fail : noteError)(element, error);
}
