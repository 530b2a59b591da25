import { decodeUrl, isSamePage } from '../../core';
import { itemsOf, markersOf, numbersOf } from './numbering';

/** A note, and all ids by which the text may link to it. */
export interface Note {
  readonly element: Element;
  readonly names: readonly string[];
  /** The marker before the note and in its references: `3`, `iv` or `c`. */
  readonly marker: string;
  readonly number: number;
}

/**
 * The notes in an editor's content: the items of a list, as Markdown and most systems print them, else its blocks, as
 * Word does (`<div id="ftn1">`).
 */
export function findNotes(container: Element): Note[] {
  const list = container.matches('ol, ul') ? container : container.querySelector('ol, ul');
  const elements = list ? itemsOf(list) : blocksOf(container);
  const numbers = list ? numbersOf(list) : elements.map((block, index) => numberIn(block) ?? index + 1);
  const markers = list ? markersOf(list) : numbers.map(String);
  return elements.map((element, index) => ({
    element,
    names: namesIn(element),
    marker: markers[index]!,
    number: numbers[index]!,
  }));
}

/** The number that Word writes into the note itself. */
function numberIn(block: Element): number | undefined {
  const mark = block.querySelector('a[href*="#"], sup');
  const number = /^[[(]?\s*(\d{1,3})\s*[\])]?$/.exec(mark?.textContent?.trim() ?? '')?.[1];
  return number && block.textContent?.trim().startsWith(mark!.textContent!.trim()) ? Number(number) : undefined;
}

function blocksOf(container: Element): Element[] {
  const blocks = [...container.children].filter(
    (child) => !child.matches('hr, br, h1, h2, h3, h4, h5, h6, script') && child.textContent?.trim(),
  );
  const [only] = blocks;
  return blocks.length === 1 && only!.querySelector('p, div') && !only!.id ? blocksOf(only!) : blocks;
}

/** Word links to an anchor within the note, others to the id of the note. */
export function namesIn(element: Element): string[] {
  return [element, ...element.querySelectorAll('[id], a[name]')]
    .flatMap((element) => [element.id, element.getAttribute('name') ?? ''])
    .filter(Boolean);
}

/** The target of a link within the page. Its URL may differ from that of the page, such as by the campaign of a visit. */
export function targetOf(link: Element): string | undefined {
  const [address, hash] = (link.getAttribute('href') ?? '').split('#');
  if (!hash || (address && !(isSamePage(address) && new URL(address, location.href).origin === location.origin)))
    return undefined;
  return decodeUrl(hash);
}

/** A reference to one note or several: a link, or superscript markers. */
export interface Reference {
  readonly element: HTMLElement;
  /** The indexes of its notes among all notes, and the text between their markers. */
  readonly parts: readonly (number | string)[];
}

interface Found {
  readonly references: readonly Reference[];
  /** Texts that look like a reference without a note, for the editor. */
  readonly dangling: readonly string[];
}

/** Whether a reference belongs to this list of notes, on a page with several; by its link target, if any. */
export type Owns = (element: Element, name?: string) => boolean;

/**
 * The references in document order, in the text and in the notes themselves. Exponents are not references:
 * `10<sup>6</sup>`, `km<sup>2</sup>`. After a single letter, as in `R<sup>2</sup>`, a marker counts only if the note
 * would have no reference otherwise.
 */
export function findReferences(text: Element, list: Element, notes: readonly Note[], owns: Owns): Found {
  const indexes = new Map(notes.flatMap(({ names }, index) => names.map((name) => [name, index] as const)));
  const references: Reference[] = [];
  const dangling: string[] = [];
  for (const element of allIn(text, list, 'a[href*="#"]')) {
    const target = targetOf(element);
    if (target === undefined || !owns(element, target)) continue;
    const index = indexes.get(target);
    const isInNotes = list.contains(element);
    if (index === undefined) {
      if (!isInNotes && isReferenceLike(element, target)) dangling.push((element.textContent ?? '').trim());
    } else if (!isInNotes || (isMark(element) && !notes[index]!.element.contains(element))) {
      references.push({ element, parts: [index] });
    }
  }
  const bare = raisedMarkers(text, list, notes, owns);
  const sure = inOrder([...references, ...bare.filter(({ letter }) => !letter)]);
  return { references: inOrder([...sure, ...neededOf(bare, sure)]), dangling };
}

function allIn(text: Element, list: Element, selector: string): HTMLElement[] {
  const containers = text.contains(list) ? [text] : [text, list];
  return containers.flatMap((container) => [...container.querySelectorAll<HTMLElement>(selector)]);
}

function inOrder<R extends Reference>(references: readonly R[]): R[] {
  return references.toSorted((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
}

function isReferenceLike(link: Element, target: string): boolean {
  return (
    (/^(_?ftn|fn|footnote|user-content-fn)[-:_]?\d/i.test(target) || link.hasAttribute('data-footnote-ref')) &&
    !document.getElementById(target) &&
    !document.getElementsByName(target).length
  );
}

/** Whether a link is only a marker, and not a text that links to a note. */
export function isMark(link: Element): boolean {
  const text = (link.textContent ?? '').trim();
  return !/\p{L}{2}/u.test(text) || /^[^\p{L}]*[ivxlcdm]+[^\p{L}]*$/iu.test(text);
}

interface Raised extends Reference {
  /** The single letter before the marker, which may be an exponent. */
  readonly letter: string;
}

function raisedMarkers(text: Element, list: Element, notes: readonly Note[], owns: Owns): Raised[] {
  return allIn(text, list, 'sup').flatMap((element) => {
    const around = list.contains(element) ? notes.findIndex((note) => note.element.contains(element)) : undefined;
    const parts = partsOf(element.textContent ?? '', notes);
    if (!parts || isLinked(element) || !owns(element) || (around !== undefined && parts.includes(around))) return [];
    const base = baseOf(element);
    return isExponent(base, element) ? [] : [{ element, parts, letter: letterAt(base) }];
  });
}

function isLinked(raised: Element): boolean {
  return Boolean(raised.closest('a') || raised.querySelector('a'));
}

/** Resolves `1`, `[1]`, `1, 2`, `1–3` to notes; undefined unless all of them exist. */
function partsOf(text: string, notes: readonly Note[]): (number | string)[] | undefined {
  const pieces = text.trim().match(/[\p{L}\p{N}]+|\s*[^\p{L}\p{N}]+/gu) ?? [];
  const parts: (number | string)[] = [];
  for (const [at, piece] of pieces.entries()) {
    const index = indexOf(piece, notes);
    const isAfterDash = /^\s*[-\u2010-\u2013]\s*$/.test(pieces[at - 1] ?? '');
    const first = parts.at(-2);
    if (index < 0 && !/^[\s,;/&+()[\]\u2010-\u2013-]+$/.test(piece)) return undefined;
    if (index < 0) parts.push(piece);
    else if (isAfterDash && typeof first === 'number' && first < index) {
      // A range such as 1–3 omits the notes between its ends. Each note gets its own link.
      parts.pop();
      for (let next = first + 1; next <= index; next += 1) parts.push(', ', next);
    } else parts.push(index);
  }
  return parts.some((part) => typeof part === 'number') ? parts : undefined;
}

/** Finds a note by its marker, or else by its number, because a page's styles can choose the kind of marker. */
function indexOf(marker: string, notes: readonly Note[]): number {
  const index = notes.findIndex((note) => note.marker === marker);
  return index < 0 && /^\d{1,3}$/.test(marker) ? notes.findIndex(({ number }) => number === Number(marker)) : index;
}

/** The node before adjacent superscript markers. */
function baseOf(raised: Element): ChildNode | null {
  let before = raised.previousSibling;
  while (before instanceof Element && before.matches('sup')) before = before.previousSibling;
  return before;
}

const UNIT = /(?:^|[^\p{L}])(?:[kcmdµ]?m|ha|in|ft|yd|mi|sq|s)$/iu;
/** Letters of formulas: the correlation, its square, variables, the speed of light. */
const VARIABLE = /(?:^|[^\p{L}])(?:[Rrχxyzn]|mc)$/u;

function isExponent(base: ChildNode | null, { textContent }: Element): boolean {
  const before = base?.textContent ?? '';
  if (base instanceof Element && base.matches('i, em, var') && /^\p{L}$/u.test(before.trim())) return true;
  if (/\d$/.test(before)) return !(base instanceof Element && base.matches('sub'));
  return UNIT.test(before) || (VARIABLE.test(before) && /^\s*[23]\s*$/.test(textContent ?? ''));
}

function letterAt(base: ChildNode | null): string {
  return /(?:^|[^\p{L}\p{N}])(\p{L})$/u.exec(base?.textContent ?? '')?.[1] ?? '';
}

/** Markers after a single letter, whose note has no other reference and is the next in order. */
function neededOf(bare: readonly Raised[], sure: readonly Reference[]): Raised[] {
  const called = new Set(sure.flatMap(({ parts }) => parts));
  const unsure = inOrder(bare.filter(({ letter }) => letter));
  const needed: Raised[] = [];
  for (const candidate of unsure) {
    const first = candidate.parts.find((part) => typeof part === 'number')!;
    const isRepeated = unsure.some(
      (other) =>
        other !== candidate && other.letter === candidate.letter && other.parts.join() === candidate.parts.join(),
    );
    const isNext =
      first === 0 ||
      [...sure, ...needed].some(
        ({ element, parts }) => parts.includes(first - 1) && isBefore(element, candidate.element),
      );
    if (!isRepeated && !called.has(first) && isNext) needed.push(candidate);
  }
  return needed;
}

function isBefore(element: Element, other: Element): boolean {
  return Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
