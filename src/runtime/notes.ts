import type { Note, PropsError, ServerContent, Widget } from '../contract';
import { config, lazy } from '../core';
import type { Shown } from './edit/words';

const loadEditMode = lazy(() => import('./edit'));

/** For edit mode and the debug panel. In a WeakMap: an image may fail after its module was removed. */
const notes = new WeakMap<Element, readonly Note[]>();

export function addNote(element: Element, note: Note) {
  const existing = notesOf(element);
  const same = JSON.stringify(note);
  if (existing.some((note) => JSON.stringify(note) === same)) return;
  notes.set(element, [...existing, note]);
  if (config().mode === 'edit') void loadEditMode().then(({ showNotes }) => showNotes(element, notesOf(element)));
}

/** Adds a note for each problem of an error. */
export function noteError(
  element: Element,
  { message, problems = [{ path: [], reason: message }] }: Pick<PropsError, 'message' | 'problems'>,
) {
  problems.forEach((problem) => addNote(element, problem));
}

export function clearNotes(element: Element) {
  if (!notes.delete(element)) return;
  if (config().mode === 'edit') void loadEditMode().then(({ showNotes }) => showNotes(element, []));
}

export function notesOf(element: Element): readonly Note[] {
  return notes.get(element) ?? [];
}

/** The text is in the visitor's chunk only if it explains why nothing is shown. Editors read it as a note. */
export function wordNotes(element: Element): Promise<string> {
  return loadEditMode().then(
    ({ wordsOf }) => (config().mode === 'edit' ? '' : notesOf(element).map(wordsOf).join(' ')),
    () => '',
  );
}

/** Reports unknown names in the markup or, once the module is mounted, texts that are not shown. */
export function noteMarkup(element: Element, { props = {} }: Widget, serverContent: ServerContent, visible?: Shown) {
  void loadEditMode().then(({ explainMarkup, showNotes, watchEmptiness }) => {
    // Notes from before the module was ready are stored with the server's content.
    if (visible) showNotes(element, notesOf(element));
    explainMarkup(element, props, serverContent, visible).forEach((note) => addNote(element, note));
    if (visible) watchEmptiness(element, props, serverContent, (note) => addNote(element, note));
  });
}
