import type { Members, Note, ServerContent } from '../../contract';
import { explainNames } from './names';
import { showEmptyFields } from './empty-fields';
import { remember } from './show-notes';
import { explainAttributes } from './unknown';
import { explainWords, type Shown } from './words';

/**
 * Notes on wrong names in a placeholder or, after mounting, on its texts that are not visible. Then also shows its
 * empty fields.
 */
export function explainMarkup(
  element: Element,
  members: Members,
  serverContent: ServerContent,
  mounted: Shown | undefined,
): Note[] {
  remember(element, { members, serverContent });
  if (mounted) {
    const notes = explainWords(element, members, serverContent, mounted);
    showEmptyFields(element, { members, serverContent });
    return notes;
  }
  return [...explainAttributes(element, members), ...explainNames(serverContent, members)];
}
