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
  const blocks = [...place.children].filter((child) => !child.matches('hr, br, h1, h2, h3, h4, h5, h6, script') && child.textContent?.trim());
  const [only] = blocks;
  return blocks.length === 1 && only!.querySelector('p, div') && !only!.id ? blocksOf(only!) : blocks;
}

/** Word points to a name within the note, the others to the id of the note itself. */
export function namesIn(element: Element): string[] {
  return [element, ...element.querySelectorAll('[id], a[name]')].flatMap((one) => [one.id, one.getAttribute('name') ?? '']).filter(Boolean);
}

/** The name that a link within the page points to. */
export function targetOf(link: Element): string | undefined {
  const [before, hash] = (link.getAttribute('href') ?? '').split('#');
  if (!hash || (before && before !== location.href.split('#')[0] && before !== location.pathname + location.search)) return undefined;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
