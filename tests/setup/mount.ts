import { renewWith } from '../../src/session';
import { freshAccessToken } from '../../src/session/authorized-request';
import userEvent from '@testing-library/user-event';
import { act } from 'testing';
import { UnreadDate, type Widget } from '../../src/contract';
import { configure } from '../../src/core';
import { wordsOf } from '../../src/runtime/edit';
import { mount, unmount } from '../../src/runtime/mount';
import { notesOf } from '../../src/runtime/notes';
import { repairContent } from '../../src/runtime/repair';

// Like the runtime at its start.
renewWith(freshAccessToken);

export interface Mounted {
  readonly element: HTMLElement;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The notes for an editor in edit mode. */
  notes(): readonly string[];
  unmount(): void;
}

const mountedElements = new Set<Element>();

// Unmounts the widgets, so that they do not react to the next test's session.
afterEach(() => {
  for (const element of mountedElements) act(() => unmount(element));
  mountedElements.clear();
});

/** Mounts it like the runtime's queue, once its dependencies are loaded and its content is parsed. */
export async function mountPrepared(element: Element, widget: Widget) {
  const waiting = mountOrRepair(element, widget);
  if (!waiting) return;
  await waiting;
  await mount(element, widget);
}

function mountOrRepair(element: Element, widget: Widget): Promise<unknown> | undefined {
  try {
    return mount(element, widget);
  } catch (error) {
    if (error instanceof UnreadDate) return repairContent(element, error, widget);
    throw error;
  }
}

/**
 * Adds a placeholder to the page and mounts the widget like the loader. Throws the error that the loader would report.
 * `visit` runs before the widget mounts.
 */
export async function mountPlaceholder(
  html: string,
  widget: Widget,
  config: Record<string, unknown> = {},
  visit: (element: HTMLElement) => void = () => undefined,
): Promise<Mounted> {
  configure([{ from: 'test', isTrusted: true, values: config }]);
  document.body.insertAdjacentHTML('beforeend', html.trim());
  const element = document.body.lastElementChild as HTMLElement;
  mountedElements.add(element);
  visit(element);
  try {
    await act(() => mountPrepared(element, widget));
  } catch (error) {
    // Inside `act`, React throws uncaught errors into the test instead of reporting them to its root.
    act(() => unmount(element));
    throw error;
  }
  return {
    element,
    user: userEvent.setup(),
    notes: () => notesOf(element).map(wordsOf),
    unmount: () => act(() => unmount(element)),
  };
}
