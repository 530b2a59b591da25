import { createContext, useContext } from 'react';

export interface WidgetContextValue {
  /** The placeholder. For measuring and events; its markup belongs to the runtime. */
  readonly element: Element;
  readonly module: string;
  readonly isEditing: boolean;
  /** Tells the editor something about this placeholder: shown in place in edit mode, kept for the doctor. */
  note(text: string): void;
}

const NOWHERE: WidgetContextValue = { element: document.documentElement, module: '', isEditing: false, note() {} };

export const WidgetContext = createContext<WidgetContextValue>(NOWHERE);

export function useWidget(): WidgetContextValue {
  return useContext(WidgetContext);
}
