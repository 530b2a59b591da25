import { addStyles } from '../../core';
import { createTooltip } from '../../ui/late';
import { createEdits, type Edits } from '../editorial';
import { findNotes, findReferences, namesIn, targetOf, type Note, type Reference } from './references';
import styles from './footnotes.css';

addStyles(styles);

export interface FootnoteTexts {
  reference(number: number): string;
  back(number: number): string;
  backAgain(number: number, place: number): string;
}

export interface FootnoteOptions {
  /** Where the text stands that the notes belong to. */
  text: Element;
  list: Element;
  texts: FootnoteTexts;
  /** Called with what an editor should change. */
  note(text: string): void;
}

interface Connected {
  readonly note: Note;
  readonly number: number;
  readonly references: HTMLElement[];
}

let count = 0;

/**
 * Numbers the references by the list, shows each note beside its reference and
 * links back from it, on plain markup as Markdown, Word and other systems write
 * it. Returns the function that leaves the nodes as the server wrote them.
 */
export function connectFootnotes({ text, list, texts, note }: FootnoteOptions): () => void {
  const edits = createEdits();
  const notes = findNotes(list);
  const { references, dangling } = findReferences(text, list, notes);
  const connected = notes.map((one, index): Connected => ({ note: one, number: index + 1, references: [] }));
  const tooltips = references.map((reference) => connect(reference, connected[reference.index]!, texts, edits));
  for (const one of connected) linkBack(one, texts, edits);
  noteProblems(connected, dangling, note);
  return () => {
    tooltips.forEach((remove) => remove());
    edits.undo();
  };
}

function connect(
  { element }: Reference,
  { note, number, references }: Connected,
  texts: FootnoteTexts,
  edits: Edits,
): () => void {
  if (!note.element.id) edits.setAttribute(note.element, 'id', `inlay-note-${(count += 1)}`);
  const link = element.matches('a') ? element : linkIn(element, note.element.id, edits);
  if (!link.id) edits.setAttribute(link, 'id', `${note.element.id}-reference-${references.length + 1}`);
  references.push(link);
  edits.addClass(link, 'inlay-footnote-reference');
  if (!new RegExp(`(^|\\D)${number}(\\D|$)`).test(link.textContent ?? '')) rename(link, String(number), edits);
  edits.setAttribute(link, 'aria-label', texts.reference(number));
  const place = link.closest('sup') ?? link;
  separate(place, edits);
  return createTooltip(link, { behind: place, content: () => excerpt(note.element) });
}

/** A blank that is heard, not seen: read as one, a cell's last word and the note after it would be a single word. */
function separate(place: Element, edits: Edits) {
  if (!/\S$/.test(place.previousSibling?.textContent ?? '')) return;
  const blank = document.createElement('span');
  blank.className = 'inlay-footnote-blank';
  blank.textContent = '\u00A0';
  edits.insert(blank, place.parentElement!, place);
}

function linkIn(raised: Element, id: string, edits: Edits): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${id}`;
  edits.wrapChildren(raised, link);
  return link;
}

function rename(link: Element, number: string, edits: Edits) {
  const written = document.createElement('span');
  written.hidden = true;
  edits.wrapChildren(link, written);
  edits.insert(document.createTextNode(number), link);
}

/** The note without its links back, its number and its ids. */
function excerpt(element: Element): Node {
  const copy = element.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('a[href*="#"]')) if (targetOf(link) !== undefined) link.remove();
  for (const one of copy.querySelectorAll('[id], [name]')) {
    one.removeAttribute('id');
    one.removeAttribute('name');
  }
  const excerpt = document.createDocumentFragment();
  excerpt.append(...copy.childNodes);
  return excerpt;
}

/** A link back that the server wrote stays; where it is a mere arrow or number, it gets a label. */
function linkBack({ note, number, references }: Connected, texts: FootnoteTexts, edits: Edits) {
  const links = [...note.element.querySelectorAll('a[href*="#"]')].filter((link) => targetOf(link) !== undefined);
  const places = new Set(references.flatMap((reference) => namesIn(reference.closest('sup') ?? reference)));
  const written = links.filter((link) => places.has(targetOf(link)!));
  for (const link of written) {
    edits.addClass(link, 'inlay-footnote-back');
    if (!/\p{L}/u.test(link.getAttribute('aria-label') ?? link.textContent ?? ''))
      edits.setAttribute(link, 'aria-label', texts.back(number));
  }
  if (written.length) return;
  const end = note.element.querySelector(':scope > p:last-of-type') ?? note.element;
  references.forEach(({ id }, index) => {
    const link = document.createElement('a');
    link.className = 'inlay-footnote-back';
    link.href = `#${id}`;
    link.textContent = '↩\uFE0E';
    link.setAttribute('aria-label', references.length > 1 ? texts.backAgain(number, index + 1) : texts.back(number));
    edits.insert(link, end);
  });
}

function noteProblems(connected: readonly Connected[], dangling: readonly string[], note: (text: string) => void) {
  for (const reference of dangling)
    note(`the reference "${reference}" in the text leads to no note: add the note, or take the reference away`);
  const unused = connected.filter(({ references }) => !references.length).map(({ number }) => number);
  if (unused.length)
    note(
      `${unused.length > 1 ? 'notes' : 'note'} ${unused.join(', ')} ${unused.length > 1 ? 'are' : 'is'} never called for in the text: put a link to ${unused.length > 1 ? 'them' : 'it'} where ${unused.length > 1 ? 'they belong' : 'it belongs'}`,
    );
}
