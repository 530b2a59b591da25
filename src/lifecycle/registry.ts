import type { Module } from '../contract';
import { domCall, domGet } from '../contract/dom';
import type { States } from './state';

const MODULE = 'data-module';

/** Called for each placeholder at every scan: read from the prototype once, not each time as `domCall` does. */
const { getAttribute } = HTMLElement.prototype;

type Root = ParentNode & Node;

export interface RegistryOptions {
  readonly states: States;
  /** Undefined for a name that is not ours. `isPrefixed` if it starts with `inlay-`. */
  moduleOf(name: string, isPrefixed: boolean): Module | undefined;
  /** A placeholder of ours was found, and is pending. */
  onFound(element: Element, load: string): void;
  /** A name that no module has. */
  onUnknown(element: Element, name: string, isPrefixed: boolean): void;
}

/** Tracks the placeholders of the page, now and after every change. */
export interface Registry {
  /** Claims the placeholders of the document or a part of it. The document and shadow roots are watched from then on. */
  scan(root?: Root): void;
  /** Restores a placeholder's server-rendered content, until one of its attributes changes. */
  unmount(element: Element): void;
  /**
   * Releases and claims placeholders if the host changed the page. Changes inside `mounted` are ours: there,
   * it claims only the placeholders that widgets rendered.
   */
  syncHostMutations(mounted: ReadonlySet<Element>): void;
}

export function createRegistry({ states, moduleOf, onFound, onUnknown }: RegistryOptions): Registry {
  const { entries } = states;
  const watched = new WeakSet<Root>();
  /** The host of a shadow root may leave the page for good. */
  let roots: WeakRef<Root>[] = [];

  /** Only the type of a record is read. One query then finds all current placeholders. */
  const observer = new MutationObserver((records) => {
    if (records.filter(changesPlaceholder).length || isOutdated()) sync();
  });

  /** Releases an unmounted placeholder whose attributes changed, so it must see every record. */
  function changesPlaceholder({ target, attributeName }: MutationRecord): boolean {
    const element = target as Element;
    const isAwaited = entries.get(element)?.isUnmounted && /^data-(?!(?:state|inlay-rendered)$)/.test(attributeName!);
    if (isAwaited) states.release(element);
    return isAwaited || attributeName === MODULE;
  }

  function watch(root: Root) {
    if (!watched.has(root)) roots.push(new WeakRef(root));
    watched.add(root);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: [MODULE] });
  }

  /** Releases placeholders that left the page, and claims new ones. */
  function sync() {
    // Inner placeholders first: the content of an outer one is complete once theirs is restored.
    for (const [element, { props }] of [...entries].reverse())
      if (!domGet(element, 'isConnected') || (!props && nameOf(element) === null)) states.release(element);
    forEachRoot(scan);
  }

  function forEachRoot(visit: (root: Root) => void) {
    roots = roots.filter((reference) => {
      const root = reference.deref();
      if (root && domGet(root, 'isConnected')) visit(root);
      return root;
    });
  }

  /** Elements are counted, not visited, which matters to a host that redraws a list. */
  function isOutdated(): boolean {
    let expected = 0;
    for (const [element, { props }] of entries) {
      if (!domGet(element, 'isConnected')) return true;
      if (!props) expected += 1;
    }
    forEachRoot((root) => (expected -= find(root).length));
    return expected !== 0;
  }

  function scan(root: Root = document) {
    if (root instanceof Element) claim(root);
    find(root).forEach(claim);
    if (root === document || root instanceof ShadowRoot) watch(root);
  }

  /** Claims a placeholder once. Its error does not affect other placeholders. */
  function claim(element: Element) {
    const entry = entries.get(element);
    if (entry?.props) return;
    const attribute = nameOf(element);
    if (attribute === null) return;
    const module = attribute.replace(/^inlay-/, '');
    const isPrefixed = module !== attribute;
    const definition = moduleOf(module, isPrefixed);
    if (entry?.module === module && (entry.isUnmounted || entry.definition || !definition)) return;
    states.release(element);
    const load = definition ? getAttribute.call(element, 'data-load') || definition.load || 'visible' : '';
    states.add(element, { module, definition, load, state: 'unknown' });
    try {
      if (definition) onFound(element, load);
      else onUnknown(element, module, isPrefixed);
    } catch (error) {
      states.markFailed(element, error);
    }
  }

  return {
    scan,
    unmount(element) {
      const entry = entries.get(element);
      states.release(element);
      if (!entry) return;
      states.add(element, { ...entry, props: undefined, definition: undefined, state: 'unknown', isUnmounted: true });
      observer.observe(element, { attributes: true });
    },
    syncHostMutations(mounted) {
      if (observer.takeRecords().some(({ target }) => !isWithin(target, mounted))) sync();
      else mounted.forEach((element) => find(element).forEach(claim));
    },
  };
}

function find(root: ParentNode) {
  return domCall(root, 'querySelectorAll', `[${MODULE}]`);
}

function nameOf(element: Element): string | null {
  return getAttribute.call(element, MODULE);
}

function isWithin(target: Node, elements: ReadonlySet<Node>): boolean {
  for (let node: Node | null = target; node; node = domGet(node, 'parentNode')) if (elements.has(node)) return true;
  return false;
}
