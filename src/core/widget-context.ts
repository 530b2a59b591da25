import { createContext, useContext } from 'react';

export interface WidgetContextValue {
  /** The placeholder. For measuring and events; its markup belongs to the runtime. */
  readonly element: Element;
  readonly module: string;
  /** Of its texts, where it differs from its page's by `data-language`. */
  readonly language?: string | undefined;
  readonly isEditing: boolean;
  /** Tells the editor something about this placeholder: shown in place in edit mode, kept for the doctor. */
  note(text: string): void;
}

// The build reads declarations where there is no document.
const NOWHERE: WidgetContextValue = { element: globalThis.document?.documentElement, module: '', isEditing: false, note() {} };

/** One for all that a widget may ask about its place: each provider costs every root half a kilobyte. */
export const WidgetContext = createContext<WidgetContextValue>(NOWHERE);

export function useWidget(): WidgetContextValue {
  return useContext(WidgetContext);
}
