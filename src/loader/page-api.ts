/** `window.inlay`, until the runtime completes it. */
import type { PlaceholderReport, Widget } from '../contract';
import { log } from '../contract/log';
import type { LoaderHost } from '../lifecycle';
import { begun, loadRuntime, modules, runtime } from './modules';
import { ready, registry, states } from './placeholders';

type Callback = (api: object) => void;
type Method = (...parameters: unknown[]) => unknown;

export const api: Record<string, unknown> & LoaderHost['api'] = {
  version: INLAY_VERSION,
  ready,
  async scan(root?: ParentNode & Node) {
    await begun;
    if (root && !root.nodeType) throw new TypeError(`inlay.scan: ${root} is not an element`);
    registry.scan(root);
  },
  unmount: registry.unmount,
  define(widget: Widget) {
    if (!Object(widget).name) throw new TypeError(`inlay.define: ${widget} is not a widget`);
    modules.set(widget.name, { ...widget, widget });
    void begun.then(() => registry.scan());
  },
  inspect: (): PlaceholderReport[] =>
    [...states.entries].map(([element, entry]) => ({ element, ...entry, notes: runtime?.notesOf(element) })),
  push: (callback: Callback) =>
    loadRuntime()
      .then((loaded) => loaded.open(callback))
      .catch((error: unknown) => log('error', error)),
  publish: (...parameters: unknown[]) => later('publish', parameters),
  mount: (...parameters: unknown[]) => later('mount', parameters),
  // Unsubscribing before the runtime has loaded cancels the subscription.
  subscribe(...parameters: unknown[]) {
    const stop = later('subscribe', parameters);
    return () => {
      parameters.length = 0;
      void stop.then((end) => (end as () => void)());
    };
  },
};

async function later(method: string, parameters: unknown[]) {
  await loadRuntime();
  return (api[method] as Method)(...parameters);
}

/** Sets the API on the window, and runs the calls queued before. */
export function openApi() {
  const page = window as Window & { inlay?: unknown };
  const queued = page.inlay;
  page.inlay = api;
  if (Array.isArray(queued)) queued.forEach(api.push as Callback);
}
