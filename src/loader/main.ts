/**
 * The script tag: scan, schedule, import, report. Imports nothing but types from
 * elsewhere, so that it stays small enough to read in one sitting. Mounting is
 * the runtime's, which arrives with the first widget.
 */
import type { Entry, LoaderHost, Module, PlaceholderReport, PlaceholderState, Runtime, Widget } from '../contract';
import { importChunk } from './import-chunk';
import { unpack, type PackedManifest } from './manifest';
import { unobserveVisible, schedule, watchInteraction } from './schedule';
import { readSettings } from './settings';

type Callback = (api: object) => void;
type Page = Window & { [OWNER]?: string; inlay?: unknown };

const SELECTOR = '[data-module]';
const OWNER = Symbol.for('inlay');
const OBSERVED: MutationObserverInit = { childList: true, subtree: true, attributeFilter: ['data-module'] };

/** Starts once on a page: a second copy, of this or another version, stands back. */
export function start(tag: HTMLScriptElement | null, packed: PackedManifest) {
  const page = window as Page;
  if (page[OWNER]) return console.info(`Inlay already runs here: ${page[OWNER]}`);
  page[OWNER] = INLAY_VERSION;

  const modules = unpack(packed);
  const entries = new Map<Element, Entry>();
  const roots = new Set<ParentNode>([document]);
  let settings: Record<string, unknown>;
  let base: URL;
  let runtime: Runtime | undefined;
  let runtimePending: Promise<Runtime> | undefined;
  let onReady: () => void;

  const urlOf = (file: string) => new URL(file, base).href;

  /** Half a placeholder is none: nothing starts before the page is parsed. */
  const parsed = new Promise<unknown>((resolve) => (document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', resolve) : resolve(0))).then(begin);
  // The records are not read: whatever the host did, one look at the page tells what is there.
  const observer = new MutationObserver(sync);

  const api: Record<string, unknown> & LoaderHost['api'] = {
    version: INLAY_VERSION,
    ready: new Promise<void>((resolve) => (onReady = resolve)),
    scan: async (root?: ParentNode) => scan(root),
    unmount: release,
    define: (widget: Widget) => {
      modules.set(widget.name, { ...widget, widget });
      void parsed.then(() => scan());
    },
    inspect: (): PlaceholderReport[] => [...entries].map(([element, entry]) => ({ element, ...entry, notes: runtime?.notesOf(element) })),
    push: (callback: Callback) => loadRuntime().then((loaded) => loaded.open(callback), console.error),
  };
  // Until the runtime replaces them. What `subscribe` returns stops it, even before it began.
  for (const method of ['publish', 'mount', 'subscribe']) {
    api[method] = (...all: unknown[]) => {
      const done = loadRuntime().then(() => (api[method] as (...all: unknown[]) => unknown)(...all));
      // Given up before it began: nobody listens to nothing, and stops.
      return method === 'subscribe' ? () => ((all = []), done.then((stop) => (stop as () => void)())) : done;
    };
  }
  const early = page.inlay;
  page.inlay = api;
  if (Array.isArray(early)) (early as Callback[]).forEach(api.push as (callback: Callback) => void);

  function begin() {
    settings = readSettings(tag, '');
    const trusted = readSettings(tag, 'head ');
    base = new URL(trusted.base ? `${trusted.base}/`.replace(/\/+$/, '/') : tag?.src || '', document.URL);
    for (const [name, url] of Object.entries((trusted.modules || {}) as Record<string, string>)) modules.set(name, { name, url: new URL(url, document.URL).href });
    scan();
    observer.observe(document, OBSERVED);
    watchInteraction(SELECTOR, loadOnInteraction, () => entries.forEach((_, element) => loadOnInteraction(element)));
    checkReady();
  }

  function sync() {
    entries.forEach(({ props }, element) => {
      if (!element.isConnected || !(props || element.matches(SELECTOR))) release(element);
    });
    roots.forEach((root) => scan(root));
  }

  function scan(root: ParentNode = document) {
    if (root instanceof Element && root.matches(SELECTOR)) find(root);
    root.querySelectorAll(SELECTOR).forEach(find);
    if (root instanceof ShadowRoot) {
      roots.add(root);
      observer.observe(root, OBSERVED);
    }
  }

  /** Claims a placeholder once; leaves alone what is not ours. */
  function find(element: Element) {
    const attribute = element.getAttribute('data-module')!;
    const isOurs = attribute.startsWith('inlay-');
    const name = isOurs ? attribute.slice(6) : attribute;
    const known = entries.get(element);
    if (known?.props || (known?.definition && known.module === name)) return;
    const definition = isOurs || !/^(true)?$/.test(settings.prefixed as string) ? modules.get(name) : undefined;
    if (known?.module === name && !definition) return;
    release(element);
    const load = definition ? element.getAttribute('data-load') || definition.load || 'visible' : '';
    const entry: Entry = { module: name, definition, load, state: 'unknown' };
    entries.set(element, entry);
    if (!definition) {
      if (isOurs || settings.mode === 'edit') loadRuntime().then((loaded) => loaded.explainUnknown(element, name, isOurs), console.error);
      return;
    }
    setState(element, entry, 'pending');
    schedule(element, load, loadNow);
    runtime?.replay(element, load);
  }

  function loadOnInteraction(element: Element) {
    if (!/^(idle|media|event)/.test(entries.get(element)?.load!)) loadNow(element);
  }

  function loadNow(element: Element) {
    const entry = entries.get(element);
    if (entry?.state !== 'pending') return;
    unobserveVisible(element);
    setState(element, entry, 'loading');
    const module = entry.definition!;
    module.pending ||= load(module);
    module.pending.then(() => runtime!.enqueue(element), (error) => fail(element, error));
  }

  async function load(module: Module) {
    try {
      // Shared chunks are asked for beside the widget's, so that no waterfall forms; their failure is the widget's.
      for (const file of module.shared || []) import(urlOf(file)).catch(() => {});
      await Promise.all([loadRuntime(), module.widget || importChunk<{ default: Widget }>(urlOf(module.url!)).then((chunk) => (module.widget = chunk.default))]);
    } catch (cause) {
      throw Object.assign(new Error(`${module.name}: its script could not be loaded`), { name: 'LoadError', cause });
    }
    await runtime!.complete(module);
  }

  function loadRuntime(): Promise<Runtime> {
    return (runtimePending ??= parsed
      .then(() => Promise.all([importChunk<Runtime>(urlOf(modules.get('_runtime')!.url!)), fetchTexts((settings.language as string) || document.documentElement.lang)]))
      .then(([loaded, texts]) => {
        runtime = loaded;
        loaded.start({ entries, modules, tag, api, texts, fetchTexts, loadNow, fail, sync, checkReady, observer });
        return loaded;
      }));
  }

  /** English travels in the chunks; a language that cannot be fetched leaves its texts in English. */
  async function fetchTexts(language: string) {
    const file = modules.get(`_${language.slice(0, 2).toLowerCase()}`);
    return file && importChunk<{ default: Record<string, string> }>(urlOf(file.url!)).catch(() => undefined);
  }

  /** One message for the developer, one event for the host; in edit mode the runtime shows the message in place. */
  function fail(element: Element, error: unknown) {
    const entry = entries.get(element);
    if (!entry) return;
    entry.error = error;
    setState(element, entry, 'failed');
    console.error(`Inlay: ${(error as Error).message}`, element, error);
    element.dispatchEvent(new CustomEvent('inlay:error', { bubbles: true, composed: true, detail: { module: entry.module, error } }));
    runtime?.note(element, (error as Error).message);
    checkReady();
  }

  function release(element: Element) {
    if (!entries.has(element)) return;
    unobserveVisible(element);
    runtime?.remove(element);
    entries.delete(element);
    element.removeAttribute('data-state');
  }

  function setState(element: Element, entry: Entry, state: PlaceholderState) {
    entry.state = state;
    element.setAttribute('data-state', state);
  }

  function checkReady() {
    for (const { load, state } of entries.values()) if (load === 'eager' && /ing/.test(state)) return;
    runtime ? runtime.open(onReady) : onReady();
  }
}
