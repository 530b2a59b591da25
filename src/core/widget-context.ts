import { createContext, useContext } from 'react';
import type { WidgetPlace } from '../contract';

// The build reads declarations where there is no document.
const NOWHERE: WidgetPlace = { element: globalThis.document?.documentElement, module: '', isEditing: false, note() {} };

/** One for all that a widget may ask about its place: each provider costs every root half a kilobyte. */
export const WidgetContext = createContext<WidgetPlace>(NOWHERE);

let find: () => WidgetPlace | undefined = () => undefined;

/** For a runtime that knows without a provider whose component is being rendered. */
export function findWidgetBy(finder: typeof find) {
  find = finder;
}

export function useWidget(): WidgetPlace {
  const provided = useContext(WidgetContext);
  return find() ?? provided;
}
