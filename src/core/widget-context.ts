import { createContext, useContext } from 'react';
import type { WidgetPlace } from '../contract';

// The build reads declarations where there is no document.
const NOWHERE: WidgetPlace = { element: globalThis.document?.documentElement, module: '', isEditing: false, note() {} };

/** One for all that a widget may ask about its place: each provider costs every root half a kilobyte. */
export const WidgetContext = createContext<WidgetPlace>(NOWHERE);

export function useWidget(): WidgetPlace {
  return useContext(WidgetContext);
}
