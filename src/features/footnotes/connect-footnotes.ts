import { addStyles } from '../../core';
import { createTooltip } from '../../ui/late';
import { createEdits, type Edits } from '../editorial';
import { isOwnedBy, type TextWithNotes } from './owners';
import { findNotes, findReferences, isMark, namesIn, targetOf, type Note, type Reference } from './references';
import styles from './footnotes.css';

addStyles(styles);

export interface FootnoteTexts {
  reference(number: string): string;
  back(number: string): string;
  backAgain(number: string, position: number): string;
}

export interface FootnoteOptions extends TextWithNotes {
  /** Every text of the page with its notes, including this one. */
  pageTexts?: Iterable<TextWithNotes>;
  texts: FootnoteTexts;
  /** Called with problems for an editor. */
  note(text: string): void;
}

interface Connected {
  readonly note: Note;
  readonly references: HTMLElement[];
}

let count = 0;

/**
 * Gives references the list's markers, shows each note beside its reference, and adds links back. Works on the plain
 * markup of Markdown, Word and other systems. Returns a function that restores the server's nodes.
 */
export function connectFootnotes({ text, list, pageTexts: otherTexts = [], texts, note }: FootnoteOptions): () => void {
  const edits = createEdits();
  const notes = findNotes(list);
  const owns = isOwnedBy({ text, list }, [...otherTexts]);
  const { references, dangling } = findReferences(text, list, notes, owns);
  const connected = notes.map((listNote): Connected => ({ note: listNote, references: [] }));
  const links = references.flatMap((reference) => linksOf(reference, notes, edits));
  const tooltips = links.map(({ link, index }) => connect(link, connected[index]!, texts, edits));
  for (const entry of connected) linkBack(entry, texts, edits);
  noteProblems(connected, dangling, note);
  return () => {
    tooltips.forEach((remove) => remove());
    edits.undo();
  };
}

interface Link {
  readonly link: HTMLElement;
  readonly index: number;
}

/** The server's link; for superscript markers, one per note. */
function linksOf({ element, parts }: Reference, notes: readonly Note[], edits: Edits): Link[] {
  const indexes = parts.filter((part) => typeof part === 'number');
  const [index] = indexes;
  if (element.matches('a')) return [{ link: element, index: index! }];
  if (indexes.length === 1) {
    const link = document.createElement('a');
    edits.wrapChildren(element, link);
    return [{ link, index: index! }];
  }
  hideChildren(element, edits);
  return parts.flatMap((part) => {
    const node = typeof part === 'number' ? document.createElement('a') : document.createTextNode(part);
    edits.insert(node, element);
    if (typeof part !== 'number') return [];
    node.textContent = notes[part]!.marker;
    return [{ link: node as HTMLElement, index: part }];
  });
}

function connect(link: HTMLElement, { note, references }: Connected, texts: FootnoteTexts, edits: Edits): () => void {
  const { element, marker } = note;
  if (!isFirstOfItsName(element)) edits.setAttribute(element, 'id', `inlay-note-${(count += 1)}`);
  if (!pointsInto(link, element)) edits.setAttribute(link, 'href', `#${element.id}`);
  references.push(link);
  if (!isFirstOfItsName(link)) edits.setAttribute(link, 'id', `${element.id}-reference-${references.length}`);
  edits.addClass(link, 'inlay-footnote-reference');
  if (isMark(link)) {
    const textWords: readonly string[] = link.textContent?.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (!textWords.includes(marker)) rename(link, marker, edits);
    edits.setAttribute(link, 'aria-label', texts.reference(marker));
  }
  const anchor = link.closest('sup') ?? link;
  separate(anchor, edits);
  return createTooltip(link, { behind: anchor, content: () => excerpt(element) });
}

/** Texts pasted from one system use the same ids twice on a page. Links then target the first. */
function isFirstOfItsName(element: Element): boolean {
  const first = element.id && document.getElementById(element.id);
  return Boolean(element.id) && (!first || first === element);
}

/** Whether a link moves to the element, without loading the page again. */
function pointsInto(link: Element, element: Element): boolean {
  const target = targetOf(link);
  if (target === undefined) return false;
  const { href } = new URL(link.getAttribute('href') ?? '', location.href);
  if (href.split('#')[0] !== location.href.split('#')[0]) return false;
  const first = document.getElementById(target) ?? document.getElementsByName(target)[0];
  return !first || element.contains(first);
}

/**
 * A space for screen readers only: otherwise a cell's last word and the note after it would be read as one word. Two
 * adjacent markers get a comma, or both would be read as one number.
 */
function separate(anchor: Element, edits: Edits) {
  const before = anchor.previousSibling;
  const text = before?.textContent ?? '';
  if (!/[^\s([]$/.test(text)) return;
  const isMarker = before instanceof Element && before.matches('sup, .inlay-footnote-reference');
  const hasComma = isMarker && !/[\])]$/.test(text);
  const separator = document.createElement(hasComma ? 'sup' : 'span');
  separator.className = hasComma ? 'inlay-footnote-comma' : 'inlay-footnote-blank';
  separator.textContent = hasComma ? ', ' : '\u00A0';
  edits.insert(separator, anchor.parentElement!, anchor);
}

function hideChildren(element: Element, edits: Edits) {
  const wrapper = document.createElement('span');
  wrapper.hidden = true;
  edits.wrapChildren(element, wrapper);
}

function rename(link: Element, marker: string, edits: Edits) {
  hideChildren(link, edits);
  edits.insert(document.createTextNode(marker), link);
}

/** The note without its links back, its number and its ids. */
function excerpt(element: Element): Node {
  const copy = element.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('a[href*="#"]:not(.inlay-footnote-reference)'))
    if (targetOf(link) !== undefined) link.remove();
  for (const element of copy.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id');
    element.removeAttribute('name');
  }
  const excerpt = document.createDocumentFragment();
  excerpt.append(...copy.childNodes);
  return excerpt;
}

/**
 * The server's links back stay; bare arrows and numbers get a label, and each reference without a link back gets one.
 */
function linkBack({ note: { element, marker }, references }: Connected, texts: FootnoteTexts, edits: Edits) {
  const links = [...element.querySelectorAll('a[href*="#"]')].filter((link) => targetOf(link) !== undefined);
  const end = element.querySelector(':scope > p:last-of-type') ?? element;
  references.forEach((reference, index) => {
    const label = references.length > 1 ? texts.backAgain(marker, index + 1) : texts.back(marker);
    const anchor = reference.closest('sup') ?? reference;
    const names = new Set(namesIn(anchor));
    const ownLinks = links.filter((link) => names.has(targetOf(link)!));
    for (const link of ownLinks) {
      edits.addClass(link, 'inlay-footnote-back');
      if (!pointsInto(link, anchor)) edits.setAttribute(link, 'href', `#${reference.id}`);
      if (!/\p{L}/u.test(link.getAttribute('aria-label') ?? link.textContent ?? ''))
        edits.setAttribute(link, 'aria-label', label);
    }
    if (ownLinks.length) return;
    const link = document.createElement('a');
    link.className = 'inlay-footnote-back';
    link.href = `#${reference.id}`;
    link.textContent = '↩\uFE0E';
    link.setAttribute('aria-label', label);
    edits.insert(link, end);
  });
}

function noteProblems(connected: readonly Connected[], dangling: readonly string[], note: (text: string) => void) {
  for (const reference of dangling)
    note(`the reference "${reference}" in the text leads to no note: add the note, or take the reference away`);
  const unused = connected.filter(({ references }) => !references.length).map(({ note: { marker } }) => marker);
  if (unused.length)
    note(
      `${unused.length > 1 ? 'notes' : 'note'} ${unused.join(', ')} ${unused.length > 1 ? 'are' : 'is'} never called for in the text: put a link to ${unused.length > 1 ? 'them' : 'it'} where ${unused.length > 1 ? 'they belong' : 'it belongs'}`,
    );
}
