import { defineWidget, domCall, domGet, type WidgetContext } from '../../src/contract';
import { config, lazy } from '../../src/core';
import { explain } from './explain';
import { props, type AppModuleProps } from './props';
import { resolve } from './resolve';

/** As much of `window.inlay` as it takes to load another module. */
interface Loader {
  mount(element: Element, module: string, props: object): Promise<void>;
  unmount(element: Element): void;
}

const loadClosest = lazy(() => import('../../src/contract/closest'));

const MARK = 'data-app-module';

/**
 * Moves the server's content to the component, and back. If the component cannot be loaded, the editor gets a note, and
 * the content stays.
 */
function loadApplication({ name, props }: AppModuleProps, { element, note }: WidgetContext): (() => void) | void {
  const { modules } = config();
  const target = resolve(name, modules);
  if (!target)
    return void loadClosest().then(
      ({ closest }) => note(explain(name, modules, closest)),
      () => undefined,
    );
  if (element.closest(`[${MARK}="${CSS.escape(target.module)}"]`))
    return note(`The component “${name}” contains itself, so it is not loaded again.`);
  const { inlay } = window as Window & { inlay?: Loader };
  if (!inlay) return;

  const container = document.createElement('div');
  container.setAttribute(MARK, target.module);
  // JSON of this placeholder is not the component's.
  container.append(...[...domGet(element, 'childNodes')].filter((node) => node.nodeName !== 'SCRIPT'));
  element.append(container);
  // The loader reports errors.
  inlay.mount(container, target.module, { ...target.props, ...props }).catch(() => undefined);
  return () => {
    inlay.unmount(container);
    domCall(element, 'append', ...domGet(container, 'childNodes'));
    container.remove();
  };
}

export default defineWidget({
  name: 'app-module',
  description:
    'Loads an application component of the publishing system by its name: a built-in one, or one of the integrator.',
  props,
  enhance: loadApplication,
});
