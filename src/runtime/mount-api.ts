import { domCall, domGet, InlayError, log } from '../contract';
import type { LoaderHost } from '../lifecycle';

/** `inlay.mount`: mounts a widget without a placeholder in the markup. Rejects with the error. */
export async function mountByApi(host: LoaderHost, element: Element, name: string, props: object = {}): Promise<void> {
  // Called by a page's own script, without types. Without this check, it would get an error about a minified member.
  if (!isElement(element)) throw misused(`expected an element, but got ${worded(element)}`);
  if (typeof name !== 'string') throw misused(`expected the name of a module, but got ${worded(name)}`);
  if (!domGet(element, 'isConnected')) throw misused(`the element for "${name}" is not in the page. Add it first`);
  const definition = host.modules.get(name.replace(/^inlay-/, ''));
  if (!definition) throw misused(`there is no module "${name}"`);
  host.states.release(element);
  host.states.add(element, { module: definition.name, definition, load: 'eager', state: 'unknown', props });
  return new Promise((resolve, reject) => {
    const types = ['inlay:mount', 'inlay:error'];
    const settle = (event: Event) => {
      // The events of placeholders within the element bubble up to it.
      if (event.target !== element) return;
      for (const type of types) domCall(element, 'removeEventListener', type, settle);
      if (event.type === 'inlay:mount') resolve();
      else reject((event as CustomEvent<{ error: Error }>).detail.error);
    };
    for (const type of types) domCall(element, 'addEventListener', type, settle);
    host.loadNow(element);
  });
}

/** `inlay.define` replaces a module of the same name, ours included. */
export function warnOfName(name: string) {
  log(
    'warn',
    `Inlay: inlay.define: there was a module "${name}" before, and this one replaces it. Placeholders that it has mounted stay as they are. Choose another name unless you mean that.`,
  );
}

function misused(problem: string): InlayError {
  return new InlayError(`inlay.mount: ${problem}.`);
}

/** An element of another frame is not an instance of this frame's `Element`. */
function isElement(value: unknown): value is Element {
  return (value as Partial<Node> | null | undefined)?.nodeType === Node.ELEMENT_NODE;
}

function worded(value: unknown): string {
  return typeof value === 'string' ? `the text "${value}" (document.querySelector finds an element by it)` : `${value}`;
}
