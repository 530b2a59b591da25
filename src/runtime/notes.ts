import type { Widget } from '../contract';
import { config, lazy } from '../core';

const loadEditMode = lazy(() => import('./edit'));

/** For edit mode and the debug panel. Weakly held: a picture may fail after its module has left. */
const notes = new WeakMap<Element, string[]>();

export function addNote(element: Element, text: string) {
  const all = notes.get(element) ?? [];
  if (all.includes(text)) return;
  notes.set(element, [...all, text]);
  if (config().mode === 'edit') void loadEditMode().then(({ showNotes }) => showNotes(element, notesOf(element)));
}

export function clearNotes(element: Element) {
  if (!notes.delete(element)) return;
  if (config().mode === 'edit') void loadEditMode().then(({ showNotes }) => showNotes(element, []));
}

export function notesOf(element: Element): readonly string[] {
  return notes.get(element) ?? [];
}

export function noteAttributes(element: Element, widget: Widget) {
  void loadEditMode().then(({ explainAttributes }) => explainAttributes(element, widget.props ?? {}).forEach((text) => addNote(element, text)));
}
