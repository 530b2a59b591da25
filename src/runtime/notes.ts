import type { ServerContent, Widget } from '../contract';
import { config, lazy } from '../core';
import type { Shown } from './edit/words';

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

/** Tells of names in the markup that mean nothing here or, once the module is mounted, of words that are nowhere now. */
export function noteMarkup(element: Element, { props = {} }: Widget, written: ServerContent, shown?: Shown) {
  void loadEditMode().then(({ explainMarkup, showNotes }) => {
    // What was told while the module was waited for is kept aside with the server's content.
    if (shown) showNotes(element, notesOf(element));
    explainMarkup(element, props, written, shown).forEach((text) => addNote(element, text));
  });
}
