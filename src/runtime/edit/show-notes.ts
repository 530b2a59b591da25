import { domCall, domGet } from '../../contract';
import { addStyles } from '../../core';
import { create } from './create';
import styles from './notes.css';

const shown = new Map<Element, Element>();

/** Puts what an editor should know beneath the placeholder's content; no notes take it away. */
export function showNotes(element: Element, notes: readonly string[]) {
  addStyles(styles);
  shown.get(element)?.remove();
  shown.delete(element);
  if (!notes.length || !domGet(element, 'isConnected')) return;
  const note = noteOf(domCall(element, 'getAttribute', 'data-module') ?? domCall(element, 'getAttribute', 'data-app-module') ?? '', notes);
  // Inside a table only cells may hold text, so the note follows the table.
  const table = domCall(element, 'matches', 'table, thead, tbody, tfoot, tr, colgroup') ? domCall(element, 'closest', 'table') : null;
  if (table) table.after(note);
  else domCall(element, 'append', note);
  shown.set(element, note);
}

function noteOf(module: string, notes: readonly string[]): Element {
  // An error names its module, as the console needs it, and has a line for each problem.
  const name = `${module}: `;
  const lines = notes.flatMap((text) => (text.startsWith(name) ? text.slice(name.length) : text).split('\n'));
  const list = create('ul', 'inlay-note__list', ...lines.map((text) => create('li', 'inlay-note__item', text)));
  const note = create('aside', 'inlay-note', create('strong', 'inlay-note__module', name), list);
  note.setAttribute('role', 'note');
  note.lang = 'en';
  note.dir = 'ltr';
  return note;
}
