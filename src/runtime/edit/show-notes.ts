import { domCall, domGet, type Note } from '../../contract';
import { addStyles, config, safeLink } from '../../core';
import { adviceOf, wordsOf, type Advice, type Known } from './advice';
import { create } from './create';
import { moduleOf } from './module-of';
import styles from './notes.css';
import { scrollTo } from './scroll-to';

const noteElements = new Map<Element, Element>();

const contextOf = new WeakMap<Element, Known>();

/** Stores a placeholder's members and content, with which its notes name positions. */
export function remember(element: Element, what: Known) {
  contextOf.set(element, what);
}

/** Shows notes for an editor below the placeholder's content; removes the box if there are none. */
export function showNotes(element: Element, notes: readonly Note[]) {
  addStyles(styles);
  noteElements.get(element)?.remove();
  noteElements.delete(element);
  if (!notes.length || !domGet(element, 'isConnected')) return;
  const note = noteOf(element, notes);
  // Inside a table only cells may contain text, so the note follows the table.
  const table = domCall(element, 'matches', 'table, thead, tbody, tfoot, tr, colgroup')
    ? domCall(element, 'closest', 'table')
    : null;
  if (table) table.after(note);
  else domCall(element, 'append', note);
  noteElements.set(element, note);
}

function noteOf(element: Element, notes: readonly Note[]): Element {
  const name = `${moduleOf(element)}: `;
  const what = contextOf.get(element);
  const advice = notes.map((note) => (what ? adviceOf(note, what) : { text: wordsOf(note), element: undefined }));
  // An error names its module, because the console needs it.
  const list = create(
    'ul',
    'inlay-note__list',
    ...advice.map(({ text, element: target }) =>
      itemOf({ text: text.startsWith(name) ? text.slice(name.length) : text, element: target }, element),
    ),
  );
  const note = create('aside', 'inlay-note', create('strong', 'inlay-note__module', name), list);
  const catalogue = safeLink(config().catalogue);
  if (catalogue) {
    const link = create('a', 'inlay-note__find', `All fields of ${moduleOf(element)}`);
    link.href = `${catalogue.replace(/\/$/, '')}/${encodeURIComponent(moduleOf(element))}`;
    note.append(link);
  }
  note.setAttribute('role', 'note');
  note.lang = 'en';
  note.dir = 'ltr';
  return note;
}

/** A button, if there is something to scroll to. */
function itemOf({ text, element }: Advice, placeholder: Element): Element {
  if (!element) return create('li', 'inlay-note__item', text);
  const find = create('button', 'inlay-note__find', text);
  find.type = 'button';
  find.title = 'Show where';
  find.addEventListener('click', (event) => {
    event.stopPropagation();
    scrollTo(element, placeholder);
  });
  return create('li', 'inlay-note__item', find);
}
