import type { Note, PropsError, ServerContent, Widget } from '../contract';
import { config, lazy } from '../core';
import type { Shown } from './edit/words';

const loadEditMode = lazy(() => import('./edit'));

/** For edit mode and the debug panel. Weakly held: a picture may fail after its module has left. */
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

/** In words, which a visitor's page has only where it must say why nothing is shown. An editor reads them as notes. */
export function wordNotes(element: Element): Promise<string> {
  return loadEditMode().then(
    ({ wordsOf }) => (config().mode === 'edit' ? '' : notesOf(element).map(wordsOf).join(' ')),
    () => '',
  );
}

/** Tells of names in the markup that mean nothing here or, once the module is mounted, of words that are nowhere now. */
export function noteMarkup(element: Element, { props = {} }: Widget, serverContent: ServerContent, visible?: Shown) {
  void loadEditMode().then(({ explainMarkup, showNotes, watchEmptiness }) => {
    // Notes from before the module was ready are stored with the server's content.
    if (visible) showNotes(element, notesOf(element));
    explainMarkup(element, props, serverContent, visible).forEach((note) => addNote(element, note));
    if (visible) watchEmptiness(element, props, serverContent, (note) => addNote(element, note));
  });
}
