import { domCall, domGet, LoadError, type LoaderHost, type Module, type Widget } from '../contract';
import { addTranslations, config, language } from '../core';
import { watchAttributes } from './attributes';
import { examine, languageOf, mount, update } from './mount';
import { repairJson } from './repair';

/** In milliseconds: mounting yields to the visitor after this. */
const SLICE = 8;
/** In milliseconds: what is mounted is drawn as often, so soon that it seems to be there at once. */
const FRAME = 100;

let host: LoaderHost;
let isMounting = false;
/** What is near the viewport, or touched, is mounted before what only should be there early. */
const near: Element[] = [];
const rest: Element[] = [];
/** Mounted since the last pause. */
const slice = new Set<Node>();
/** By language, for placeholders that differ from their page. */
const texts = new Map<string, Promise<void>>();

const attributes = new MutationObserver((records) => {
  const changed = new Set<Element>();
  for (const { attributeName, target } of records) {
    const element = target as Element;
    if (/^data-(?!state$|module$)/.test(attributeName!) && host.entries.get(element)?.state === 'mounted')
      changed.add(element);
  }
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
  if (own && own !== 'en' && own !== language() && !texts.has(own))
    texts.set(
      own,
      host.fetchTexts(own).then((entries) => addTranslations(own, entries?.default ?? {})),
    );
  const waiting = own && texts.get(own);
  if (waiting) void waiting.then(() => action(element));
  else action(element);
}

function add(element: Element) {
  const load = host.entries.get(element)?.load;
  (load === 'visible' || load === 'interaction' ? near : rest).push(element);
  if (!isMounting) void mountAll();
}

/**
 * In slices: after each comes the visitor's input, and every few the next frame,
 * since each frame costs a growing page more than a slice.
 */
async function mountAll() {
  isMounting = true;
  // All that became due together has queued by the next microtask, and shares the slices.
  await Promise.resolve();
  let now = performance.now();
  let end = now + SLICE;
  let frame = now + FRAME;
  let nearAt = 0;
  let restAt = 0;
  while (nearAt < near.length || restAt < rest.length) {
    mountOne(nearAt < near.length ? near[nearAt++]! : rest[restAt++]!);
    now = performance.now();
    if (now < end) continue;
    noticeHost();
    await (now < frame ? turn() : pause());
    if (now >= frame) frame = performance.now() + FRAME;
    end = performance.now() + SLICE;
  }
  noticeHost();
  near.length = rest.length = 0;
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
    if (!widget?.component && !widget?.enhance)
      throw new LoadError(`${entry.module}: its script's default export is no widget`);
    if (isOff) return examine(element, widget);
    const waiting = mount(element, widget, entry.props);
    if (waiting)
      return void waiting.then(
        () => enqueue(element),
        (failure: unknown) => host.fail(element, failure),
      );
    watchAttributes(attributes, element, widget);
  } catch (error) {
    const repair = repairJson(element, error);
    return repair
      ? void repair.then(
          () => enqueue(element),
          (failure: unknown) => host.fail(element, failure),
        )
      : host.fail(element, error);
  }
  // Whole milliseconds are no objects of their own on the heap.
  entry.mountedAt = Math.round(performance.now());
  entry.state = 'mounted';
  domCall(element, 'setAttribute', 'data-state', 'mounted');
  slice.add(element);
  tell(element, 'inlay:mount', entry.module);
}

/** What mounting changed is no news, but what the host changed meanwhile is. */
function noticeHost() {
  if (host.observer.takeRecords().some(({ target }) => !isWithin(target))) host.sync();
  slice.clear();
}

function isWithin(target: Node): boolean {
  for (let node: Node | null = target; node; node = domGet(node, 'parentNode')) if (slice.has(node)) return true;
  return false;
}

/** A third party's script may export a function that makes its widget, and that may throw or return anything. */
export async function complete(module: Module) {
  if (typeof module.widget !== 'function') return;
  const made = await module.widget(host.api);
  module.widget = typeof made === 'function' ? undefined : made;
}

export function tell(element: Element, type: string, module: string) {
  domCall(element, 'dispatchEvent', new CustomEvent(type, { bubbles: true, composed: true, detail: { module } }));
}

/** After the visitor's input but, where the browser can be told so, before the next frame. */
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
