import type { Widget } from '../../src/contract';

/** Throws inside a test, so that a widget that does not load fails only its own tests. */
export function loadWidget(name: string): Widget {
  return jest.requireActual<{ default: Widget }>(`../../widgets/${name}/index`).default;
}
