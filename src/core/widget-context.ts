import { createContext, useContext } from 'react';
import type { WidgetContext } from '../contract';

// The build reads declarations without a document.
const NOWHERE: WidgetContext = {
  element: globalThis.document?.documentElement,
  module: '',
  isEditing: false,
  note() {},
};

/** One context for all that a widget needs from its placeholder: each provider costs every root half a kilobyte. */
export const WidgetReactContext = createContext<WidgetContext>(NOWHERE);

let find: () => WidgetContext | undefined = () => undefined;

/** For a runtime that finds the rendering component without a provider. */
export function findWidgetBy(finder: typeof find) {
  find = finder;
}

export function useWidget(): WidgetContext {
  const provided = useContext(WidgetReactContext);
  return find() ?? provided;
}
