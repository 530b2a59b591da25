import type { Note, PropsError, ServerContent, Widget } from '../contract';
import { config, lazy } from '../core';
import type { Shown } from './edit/words';

const loadEditMode = lazy(() => import('./edit'));

/** For edit mode and the debug panel. Weakly held: a picture may fail after its module has left. */
const notes = new WeakMap<Element, readonly Note[]>();

export function addNote(element: Element, note: Note) {
  const all = notesOf(element);
  const same = JSON.stringify(note);
  if (all.some((one) => JSON.stringify(one) === same)) return;
  notes.set(element, [...all, note]);
  if (config().mode === 'edit') void loadEditMode().then(({ showNotes }) => showNotes(element, notesOf(element)));
}

/** What has problems has a note for each. */
export function noteError(
  element: Element,
  { message, problems = [{ place: [], reason: message }] }: Pick<PropsError, 'message' | 'problems'>,
) {
  problems.forEach((one) => addNote(element, one));
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
export function noteMarkup(element: Element, { props = {} }: Widget, written: ServerContent, shown?: Shown) {
  void loadEditMode().then(({ explainMarkup, showNotes }) => {
    // What was told while the module was waited for is kept aside with the server's content.
    if (shown) showNotes(element, notesOf(element));
    explainMarkup(element, props, written, shown).forEach((note) => addNote(element, note));
  });
}
