/** Which elements of the page are placeholders of ours, now and after every change. */
import type { Entry } from '../contract';
import { domCall, domGet } from '../contract/dom';
import { entries, loadNow, release, setState } from './life-cycle';
import { loadRuntime, modules, runtime } from './modules';
import { schedule } from './schedule';

const MODULE = 'data-module';

/**
 * Asked of each placeholder at every look: taken from the prototype once, as `domCall` would each time. Prototype.js
 * has an `Element` of its own; what HTML's elements inherit is the browser's.
 */
const { getAttribute } = HTMLElement.prototype;

const roots = new Set<ParentNode & Node>();
let needsPrefix: boolean;
let isEditing: boolean;

/** Of the records only the kind is read: whatever the host did, one look at the page tells what is there. */
export const observer = new MutationObserver((records) => {
  if (hasOthers() || records.some(({ type }) => type === 'attributes')) sync();
});

/** With `prefixed` only `inlay-` names are ours. */
export function watchPage(prefixed: boolean, editing: boolean) {
  needsPrefix = prefixed;
  isEditing = editing;
  scan();
  watch(document);
}

/** Releases what has left the page, and finds what has come. */
export function sync() {
  entries.forEach(({ props }, element) => {
    if (!domGet(element, 'isConnected') || (!props && moduleOf(element) === null)) release(element);
  });
  roots.forEach(scan);
}

/** Whether a placeholder has come or left. Elements are counted, not visited, which hosts that redraw a list feel. */
function hasOthers(): boolean {
  let awaited = 0;
  entries.forEach(({ props }, element) => {
    // No count is equal to it.
    if (!domGet(element, 'isConnected')) awaited = Number.NaN;
    if (!props) awaited += 1;
  });
  roots.forEach((root) => (awaited -= find(root).length));
  return awaited !== 0;
}

/** A shadow root is watched from then on. */
export function scan(root: ParentNode & Node = document) {
  if (root instanceof Element) claim(root);
  find(root).forEach(claim);
  if (root instanceof ShadowRoot) watch(root);
}

function find(root: ParentNode & Node) {
  return domCall(root, 'querySelectorAll', `[${MODULE}]`);
}

function watch(root: Document | ShadowRoot) {
  roots.add(root);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: [MODULE] });
}

/** Claims a placeholder once; leaves alone what is not ours. */
function claim(element: Element) {
  const known = entries.get(element);
  if (known?.props) return;
  const attribute = moduleOf(element);
  if (attribute === null) return;
  const isOurs = attribute.startsWith('inlay-');
  const name = isOurs ? attribute.slice(6) : attribute;
  if (known?.definition && known.module === name) return;
  const definition = isOurs || !needsPrefix ? modules.get(name) : undefined;
  if (known?.module === name && !definition) return;
  release(element);
  const load = definition ? getAttribute.call(element, 'data-load') || definition.load || 'visible' : '';
  const entry: Entry = { module: name, definition, load, state: 'unknown' };
  entries.set(element, entry);
  if (definition) {
    setState(element, entry, 'pending');
    schedule(element, load, loadNow);
    runtime?.replay(element, load);
  } else if (isOurs || isEditing) {
    loadRuntime().then((loaded) => loaded.explainUnknown(element, name, isOurs), console.error);
  }
}

function moduleOf(element: Element): string | null {
  return getAttribute.call(element, MODULE);
}
