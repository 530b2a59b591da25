import { domCall, InlayError } from '../contract';
import type { LoaderHost } from '../lifecycle';

/** `inlay.mount`: a widget where the markup has no placeholder. Rejects with what went wrong. */
export function mountByApi(host: LoaderHost, element: Element, name: string, props: object = {}): Promise<void> {
  const definition = host.modules.get(name.replace(/^inlay-/, ''));
  if (!definition) throw new InlayError(`inlay.mount: there is no module "${name}".`);
  host.states.release(element);
  host.states.add(element, { module: definition.name, definition, load: 'eager', state: 'unknown', props });
  return new Promise((resolve, reject) => {
    domCall(element, 'addEventListener', 'inlay:mount', () => resolve(), { once: true });
    domCall(
      element,
      'addEventListener',
      'inlay:error',
      (event: Event) => reject((event as CustomEvent<{ error: unknown }>).detail.error),
      { once: true },
    );
    host.loadNow(element);
  });
}
