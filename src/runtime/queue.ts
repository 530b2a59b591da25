import { domCall, domGet, LoadError, type LoaderHost, type Module, type Widget } from '../contract';
import { addTranslations, config, language } from '../core';
import { examine, languageOf, mount, update } from './mount';
import { repairJson } from './repair';

/** In milliseconds: mounting yields to the visitor after this. */
const SLICE = 8;

let host: LoaderHost;
let isMounting = false;
const queue: Element[] = [];
/** By language, for placeholders that differ from their page. */
const texts = new Map<string, Promise<void>>();

/** One observer for the attributes of everything mounted. */
const attributes = new MutationObserver((records) => {
  const changed = new Set<Element>();
  for (const { attributeName, target } of records) if (/^data-(?!state$|module$)/.test(attributeName!)) changed.add(target as Element);
  changed.forEach((element) => whenTexts(element, update));
});

export function openQueue(loader: LoaderHost) {
  host = loader;
}

/** Mounts soon. */
export function enqueue(element: Element) {
  whenTexts(element, add);
}

/** A placeholder in another language than its page waits for its texts. */
function whenTexts(element: Element, action: (element: Element) => void) {
  const own = languageOf(element);
  if (own && own !== 'en' && own !== language() && !texts.has(own)) texts.set(own, host.fetchTexts(own).then((entries) => addTranslations(own, entries?.default ?? {})));
  const waiting = own && texts.get(own);
  if (waiting) void waiting.then(() => action(element));
  else action(element);
}

function add(element: Element) {
  queue.push(element);
  if (!isMounting) void mountAll();
}

async function mountAll() {
  isMounting = true;
  // All that became due together has queued by the next microtask, and shares the slices.
  await Promise.resolve();
  let wait: () => Promise<unknown> = pause;
  let end = performance.now() + SLICE;
  for (let at = 0; at < queue.length; at += 1) {
    mountOne(queue[at]!);
    if (performance.now() < end) continue;
    await wait();
    wait = turn;
    end = performance.now() + SLICE;
  }
  queue.length = 0;
  isMounting = false;
  host.checkReady();
}

function mountOne(element: Element) {
  const entry = host.entries.get(element);
  if (entry?.state !== 'loading') return;
  if (!domGet(element, 'isConnected')) return void host.entries.delete(element);
  const widget = entry.definition!.widget as Widget | undefined;
  const isOff = config().mode === 'edit' && !config().editWidgets;
  try {
    if (!widget?.component && !widget?.enhance) throw new LoadError(`${entry.module}: its script's default export is no widget`);
    if (isOff) examine(element, widget);
    else mount(element, widget, entry.props);
  } catch (error) {
    const repair = repairJson(element, error);
    return repair ? void repair.then(() => enqueue(element), (failure: unknown) => host.fail(element, failure)) : host.fail(element, error);
  }
  if (isOff) return;
  entry.mountedAt = performance.now();
  entry.state = 'mounted';
  domCall(element, 'setAttribute', 'data-state', 'mounted');
  attributes.observe(element, { attributes: true });
  tell(element, 'mount', entry.module);
  // What mounting changed is no news, but what the host changed meanwhile is.
  if (host.observer.takeRecords().some(({ target }) => !domCall(element, 'contains', target))) host.sync();
}

/** A stranger's script may export a function that makes its widget, and that may throw or return anything. */
export async function complete(module: Module) {
  if (typeof module.widget !== 'function') return;
  const made = await module.widget(host.api);
  module.widget = typeof made === 'function' ? undefined : made;
}

export function tell(element: Element, name: string, module: string) {
  domCall(element, 'dispatchEvent', new CustomEvent(`inlay:${name}`, { bubbles: true, composed: true, detail: { module } }));
}

/**
 * What is in view is drawn after the first slice. From then on a slice comes
 * after the visitor's input but, where the browser can be told so, before the
 * next frame: each costs a growing page more than a slice.
 */
function turn(): Promise<unknown> {
  // Safari has none.
  const { scheduler } = self as Partial<typeof self>;
  return scheduler ? scheduler.postTask(() => {}, { priority: 'user-blocking' }) : pause();
}

/** A message is a task of its own, without the 4 ms that nested timers cost. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}
