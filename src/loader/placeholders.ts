/**
 * The lifecycle of the page's placeholders, connected to the importer of widgets and to the runtime after it has
 * loaded.
 */
import { createRegistry, createSchedule, createStates } from '../lifecycle';
import { log } from '../contract/log';
import { loadModule, loadRuntime, modules, page, runtime } from './modules';

let onReady: () => void;

/** Resolves once the eager widgets of the page are mounted or have failed. */
export const ready = new Promise<void>((resolve) => (onReady = resolve));

export const states = createStates({
  unmount(element) {
    schedule.remove(element);
    runtime?.unmount(element);
  },
  noteError: (element, error) => runtime?.noteError(element, error),
  // The runtime completes the page API before it calls back.
  onSettled: () => (runtime ? runtime.open(onReady) : onReady()),
});

const schedule = createSchedule(loadNow);

export const registry = createRegistry({
  states,
  moduleOf: (name, isPrefixed) => (isPrefixed || !page.isPrefixed ? modules.get(name) : undefined),
  onFound(element, load) {
    schedule.add(element, load);
    runtime?.replay(element, load);
  },
  onUnknown(element, name, isPrefixed) {
    if (!isPrefixed && !page.isEditing) return;
    loadRuntime()
      .then((loaded) => loaded.explainUnknown(element, name, isPrefixed))
      .catch((error: unknown) => log('error', error));
  },
});

/** Loads and mounts a pending placeholder. Calling it twice is harmless. */
export function loadNow(element: Element) {
  const entry = states.startLoading(element);
  if (!entry) return;
  schedule.remove(element);
  const definition = entry.definition!;
  if (runtime && typeof definition.widget === 'object') return runtime.enqueue(element);
  loadModule(definition)
    .then(() => runtime!.enqueue(element))
    .catch((error: unknown) => states.markFailed(element, error));
}
