import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { domCall, domGet, type Widget, type WidgetPlace } from '../contract';
import { WidgetContext } from '../core';
import { Boundary } from './boundary';
import { createContainer, type Container } from './container';
import { addNote } from './notes';

/** Where a component renders. */
export interface View {
  readonly root: Root;
  readonly container: Container;
  /** What the server wrote, kept aside: rendering would wipe it. */
  readonly content: readonly Node[] | undefined;
}

export function openView(element: Element, widget: Widget): View {
  const content = domCall(element, 'hasChildNodes') ? [...domGet(element, 'childNodes')] : undefined;
  if (content) domCall(element, 'replaceChildren');
  const container = createContainer(element, isIsolated(element, widget));
  return { container, content, root: createRoot(container.target, { onCaughtError() {} }) };
}

/** Calls `onError` for what the component throws, now or later. */
export function renderView({ root }: View, children: ReactNode, place: WidgetPlace, onError: (element: Element, error: unknown) => void) {
  flushSync(() =>
    root.render(
      <Boundary element={place.element} onError={onError}>
        <WidgetContext.Provider value={place}>{children}</WidgetContext.Provider>
      </Boundary>,
    ),
  );
}

/** Gives the placeholder what the server wrote. */
export function closeView(element: Element, { root, container, content }: View) {
  flushSync(() => root.unmount());
  container.remove();
  domCall(element, 'replaceChildren', ...(content ?? []));
}

function isIsolated(element: Element, widget: Widget): boolean {
  if ((domCall(element, 'getAttribute', 'data-isolate') ?? 'false') === 'false') return false;
  if (widget.credentials) addNote(element, 'data-isolate is ignored here: password managers cannot fill fields inside a shadow root');
  return !widget.credentials;
}
