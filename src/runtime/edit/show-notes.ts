import { domCall, domGet, type Note } from '../../contract';
import { addStyles, config, safeLink } from '../../core';
import { adviceOf, wordsOf, type Advice, type Known } from './advice';
import { create } from './create';
import { moduleOf } from './module-of';
import styles from './notes.css';

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

/** Markers of content systems in edit mode: Sitecore, AEM, Drupal, WordPress, and any that edits in place. */
const FRAMES =
  '.scEnabledChrome, [data-cq-data-path], [data-contextual-id], .block-editor-block-list__block, [contenteditable="true"]';

/**
 * Scrolls to the subject of a note: the content system's own frame, the module's copy of the element, or the module.
 */
function scrollTo(element: Element | undefined, placeholder: Element) {
  const visibleElement = element?.isConnected
    ? element
    : ((element && elementWithSameText(placeholder, element)) ?? placeholder);
  const frame = visibleElement.closest<HTMLElement>(FRAMES);
  const target = frame && (placeholder.contains(frame) || frame.contains(placeholder)) ? frame : visibleElement;
  target.scrollIntoView({ block: 'center' });
  frame?.focus({ preventScroll: true });
  target.animate(
    [
      { outline: '3px solid Highlight', outlineOffset: '4px' },
      { outline: '3px solid transparent', outlineOffset: '4px' },
    ],
    2000,
  );
}

/**
 * The server's element is out of the page while its module is mounted. Finds the smallest element with the same text.
 */
function elementWithSameText(placeholder: Element, { textContent }: Element): Element | undefined {
  const searchText = plain(textContent!).slice(0, 40);
  if (!searchText) return undefined;
  const matches = [...placeholder.querySelectorAll('*')].filter(
    (candidate) =>
      !candidate.closest('.inlay-note, .inlay-places') && plain(candidate.textContent!).includes(searchText),
  );
  return matches.sort((a, b) => a.textContent!.length - b.textContent!.length)[0];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
