import { namesIn, type Owns } from './references';

/** A text and the notes that belong to it. */
export interface TextWithNotes {
  readonly text: Element;
  readonly list: Element;
}

/**
 * On a page with several lists of notes, a reference belongs to the innermost text around it. If one text has several
 * lists, it belongs to the first list after it. A link belongs to another list if only that list has its name.
 */
export function isOwnedBy(candidate: TextWithNotes, candidates: readonly TextWithNotes[]): Owns {
  return (element, name) => {
    const owner = ownerOf(element, candidates);
    if (!owner || owner.list === candidate.list) return true;
    return name !== undefined && !namesIn(owner.list).includes(name);
  };
}

function ownerOf(element: Element, candidates: readonly TextWithNotes[]): TextWithNotes | undefined {
  const around = candidates.filter(({ text, list }) => text.contains(element) || list.contains(element));
  const inner = around.filter(
    ({ text }) =>
      !around.some((other) => other.text !== text && text.contains(other.text) && other.text.contains(element)),
  );
  const following = inner.filter(
    ({ list }) => element.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return (
    around.find(({ list }) => list.contains(element)) ??
    following.toSorted((a, b) =>
      a.list.compareDocumentPosition(b.list) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )[0] ??
    inner.at(-1)
  );
}
