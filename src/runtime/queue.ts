import { domGet, LoadError, log, attributesOf, type Module, type Widget } from '../contract';
import { addTranslations, config, idle, language, lazy, settleWithin, yieldToInput } from '../core';
import { createQueue, type LoaderHost } from '../lifecycle';
import { loadDictionary } from '../services/dictionary';
import { examine, isCopy, isTornOut, languageOf, mount, update } from './mount';
import { repairContent } from './repair';

const loadRestoreCopy = lazy(() => import('./restore-copy'));

let host: LoaderHost;

/** Placeholders mounted since the last pause: changes inside them are ours, not the host's. */
const mountedInSlice = new Set<Element>();

/** By language, for placeholders that differ from their page. */
const texts = new Map<string, Promise<void>>();

const queue = createQueue({
  now: () => performance.now(),
  yieldToInput,
  mount: mountOne,
  // Visitors see or touch these; the others only load early.
  priorityOf: (element) => (/^(visible|interaction)$/.test(host.states.entries.get(element)?.load!) ? 'high' : 'low'),
  onSliceEnd() {
    host.syncHostMutations(mountedInSlice);
    mountedInSlice.clear();
  },
  onEmpty: () => host.states.checkSettled(),
});

const attributes = new MutationObserver((records) => {
  const changed = new Set<Element>();
  for (const { attributeName, target } of records) {
    const element = target as Element;
    if (/^data-(?!state$|module$)/.test(attributeName!) && host.states.entries.get(element)?.state === 'mounted')
      changed.add(element);
  }
  changed.forEach((element) => whenTexts(element, update));
});

/** The children of mounted placeholders, which a host may remove. */
const children = new MutationObserver((records) => {
  new Set(records.map(({ target }) => target as Element)).forEach(mountIfTornOut);
});

export function openQueue(loader: LoaderHost) {
  host = loader;
}

/** Mounts soon. */
export function enqueue(element: Element) {
  whenTexts(element, queue.add);
}

/** A placeholder in another language than its page waits for its texts. */
function whenTexts(element: Element, action: (element: Element) => void) {
  const ownLanguage = languageOf(element);
  if (ownLanguage && ownLanguage !== language() && !texts.has(ownLanguage))
    texts.set(ownLanguage, loadTexts(ownLanguage));
  const waiting = ownLanguage && texts.get(ownLanguage);
  if (waiting) void waiting.then(() => action(element));
  else action(element);
}

/** Never rejects: if the texts cannot be loaded, the placeholder is in English. */
async function loadTexts(language: string) {
  // Replaces single texts later, as for the page's language.
  void idle().then(() => loadDictionary(language));
  try {
    addTranslations(language, (await host.fetchTexts(language))?.default ?? {});
  } catch (error) {
    log('error', error);
  }
}

function mountOne(element: Element) {
  const entry = host.states.entries.get(element);
  if (entry?.state !== 'loading') return;
  if (!domGet(element, 'isConnected')) return host.states.release(element);
  if (host.presses.waitForRelease(element, () => queue.add(element))) return;
  const widget = entry.definition!.widget as Widget | undefined;
  try {
    if (!widget?.component && !widget?.enhance)
      throw new LoadError(`${entry.module}: its script's default export is no widget`);
    if (isCopy(element))
      return mountAfter(
        loadRestoreCopy().then(({ restoreCopy }) => restoreCopy(element, widget)),
        element,
      );
    if (config().mode === 'edit' && !config().editWidgets) return examine(element, widget);
    const waiting = mount(element, widget, entry.props, () => host.presses.takeClick(element));
    if (waiting) return mountAfter(waiting, element);
    watchAttributes(attributes, element, widget);
    children.observe(element, { childList: true });
  } catch (error) {
    const repair = repairContent(element, error, widget!);
    return repair ? mountAfter(repair, element) : host.states.markFailed(element, error);
  }
  mountedInSlice.add(element);
  host.states.markMounted(element, performance.now());
  // While it was mounting.
  mountIfTornOut(element);
}

function mountIfTornOut(element: Element) {
  if (isTornOut(element))
    mountAfter(
      loadRestoreCopy().then(({ mountAgain }) => mountAgain(host, element)),
      element,
    );
}

function mountAfter(waiting: Promise<unknown>, element: Element) {
  inTime(waiting, 'what its `prepare` waits for')
    .then(() => enqueue(element))
    .catch((error: unknown) => host.states.markFailed(element, error));
}

/**
 * Without a timeout, a promise that never settles would keep its placeholder loading, and `inlay.ready` pending,
 * without a message.
 */
function inTime<T>(waiting: T | Promise<T>, subject: string): Promise<T> {
  const { timeout = 10_000 } = config().policy;
  const expired = () => new LoadError(`${subject} did not come within ${timeout} ms (policy.timeout)`);
  return settleWithin(timeout, waiting, expired);
}

/**
 * Called when the code of a module has been evaluated: the widget mounts in a later task. A third party's module may
 * export a function that creates its widget, and that may throw or return anything.
 */
export async function complete(module: Module) {
  await yieldToInput();
  if (typeof module.widget !== 'function') return;
  const widget = await inTime(module.widget(host.api), `${module.name}: the widget that its script makes`);
  module.widget = typeof widget === 'function' ? undefined : widget;
}

/** The observed attributes, by document or shadow root. */
const watched = new WeakMap<Node, { readonly widgets: Set<Widget>; readonly names: Set<string> }>();

/** Once for each widget and root, not for each placeholder. */
function watchAttributes(observer: MutationObserver, element: Element, widget: Widget) {
  const root = element.getRootNode();
  const { widgets, names } = watched.get(root) ?? { widgets: new Set<Widget>(), names: new Set(['data-language']) };
  if (widgets.has(widget)) return;
  watched.set(root, { widgets: widgets.add(widget), names });
  for (const attribute of attributesOf(widget.props ?? {})) names.add(attribute);
  // Edit mode also reports misspelt names.
  observer.observe(
    root,
    config().mode === 'edit' ? { subtree: true, attributes: true } : { subtree: true, attributeFilter: [...names] },
  );
}
