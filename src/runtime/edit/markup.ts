import type { Members, Note, ServerContent } from '../../contract';
import { explainNames } from './names';
import { showPlaces } from './places';
import { remember } from './show-notes';
import { explainAttributes } from './unknown';
import { explainWords, type Shown } from './words';

/**
 * What is wrong with the names in a placeholder or, once its module is mounted, which of its words are nowhere; then
 * its empty fields are shown, too.
 */
export function explainMarkup(
  element: Element,
  members: Members,
  serverContent: ServerContent,
  mounted: Shown | undefined,
): Note[] {
  remember(element, { members, written: serverContent });
  if (mounted) {
    const lost = explainWords(element, members, serverContent, mounted);
    showPlaces(element, { members, written: serverContent });
    return lost;
  }
  return [...explainAttributes(element, members), ...explainNames(serverContent, members)];
}
