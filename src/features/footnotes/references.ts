/** One note, and every name by which the text may point to it. */
export interface Note {
  readonly element: Element;
  readonly names: readonly string[];
}

/**
 * The notes in what an editor wrote: the items of a list, as Markdown and most
 * systems print them, else its blocks, as Word does (`<div id="ftn1">`).
 */
export function findNotes(place: Element): Note[] {
  const list = place.matches('ol, ul') ? place : place.querySelector('ol, ul');
  const elements = list ? [...list.children].filter((child) => child.matches('li')) : blocksOf(place);
  return elements.map((element) => ({ element, names: namesIn(element) }));
}

function blocksOf(place: Element): Element[] {
  const blocks = [...place.children].filter(
    (child) => !child.matches('hr, br, h1, h2, h3, h4, h5, h6, script') && child.textContent?.trim(),
  );
  const [only] = blocks;
  return blocks.length === 1 && only!.querySelector('p, div') && !only!.id ? blocksOf(only!) : blocks;
}

/** Word points to a name within the note, the others to the id of the note itself. */
export function namesIn(element: Element): string[] {
  return [element, ...element.querySelectorAll('[id], a[name]')]
    .flatMap((one) => [one.id, one.getAttribute('name') ?? ''])
    .filter(Boolean);
}

/** The name that a link within the page points to. */
export function targetOf(link: Element): string | undefined {
  const [before, hash] = (link.getAttribute('href') ?? '').split('#');
  if (!hash || (before && before !== location.href.split('#')[0] && before !== location.pathname + location.search))
    return undefined;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** A place in the text that calls for a note: a link to it, or a bare raised number. */
export interface Reference {
  readonly element: HTMLElement;
  /** Its place among the notes, from 0. */
  readonly index: number;
}

interface Found {
  readonly references: readonly Reference[];
  /** What looks like a reference and leads nowhere: for the editor. */
  readonly dangling: readonly string[];
}

const UNIT = /(?:^|[^\p{L}])(?:[kcmdµ]?m|ha|in|ft|yd|mi|sq|s)$/iu;

/**
 * The references in document order. Raised numbers count only where no link
 * leads to that note, and never as exponents: `10<sup>6</sup>`, `km<sup>2</sup>`.
 */
export function findReferences(text: Element, list: Element, notes: readonly Note[]): Found {
  const indexes = new Map(notes.flatMap(({ names }, index) => names.map((name) => [name, index] as const)));
  const references: Reference[] = [];
  const dangling: string[] = [];
  for (const element of text.querySelectorAll<HTMLElement>('a[href*="#"]')) {
    const target = targetOf(element);
    if (target === undefined || list.contains(element)) continue;
    const index = indexes.get(target);
    if (index !== undefined) references.push({ element, index });
    else if (isReferenceLike(element, target)) dangling.push((element.textContent ?? '').trim());
  }
  const linked = new Set(references.map(({ index }) => index));
  // Of a note that has a link a bare number is an exponent, or the second place where it is called for.
  const bare = bareNumbers(text, list, notes.length).filter(({ index }) => !linked.has(index));
  return {
    references: [...references, ...bare].sort((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    ),
    dangling,
  };
}

function isReferenceLike(link: Element, target: string): boolean {
  return (
    (/^(_?ftn|fn|footnote|user-content-fn)[-:_]?\d/i.test(target) || link.hasAttribute('data-footnote-ref')) &&
    !document.getElementById(target) &&
    !document.getElementsByName(target).length
  );
}

function bareNumbers(text: Element, list: Element, count: number): Reference[] {
  return [...text.querySelectorAll<HTMLElement>('sup')].flatMap((element) => {
    const number = Number(/^[[(]?\s*(\d{1,3})\s*[\])]?$/.exec(element.textContent?.trim() ?? '')?.[1]);
    const isNote =
      number >= 1 &&
      number <= count &&
      !list.contains(element) &&
      !element.closest('a') &&
      !element.querySelector('a') &&
      !isExponent(element);
    return isNote ? [{ element, index: number - 1 }] : [];
  });
}

function isExponent(element: Element): boolean {
  const before = element.previousSibling?.textContent ?? '';
  return /\d$/.test(before) || UNIT.test(before);
}
