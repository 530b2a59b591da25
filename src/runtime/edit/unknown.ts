import { domCall, kebabCase, type Members, type Note, type ServerContent } from '../../contract';
import { closest } from '../../contract/closest';
import { explainNames } from './names';
import { showPlaces } from './places';
import { remember } from './show-notes';
import { explainWords, type Shown } from './words';

/** Of the names that the loader knows, those that begin with `_` are no modules. */
export function explainUnknown(name: string, known: readonly string[]): string {
  const guess = closest(
    name,
    known.filter((one) => !one.startsWith('_')),
  );
  return `there is no module "${name}"${guess ? `; did you mean "${guess}"?` : '. The catalogue lists the modules there are.'}`;
}

const LOADS = /^(eager|visible|idle|interaction|media \(.+\)|event:.+)$/;

/** Undefined for a strategy that there is. */
export function explainLoad(load: string): string | undefined {
  if (!LOADS.test(load))
    return `data-load="${load}" is not one of eager, visible, idle, interaction, media (…), event:NAME; visible is used`;
}

/** `app-module` writes its own on what it mounts. */
const RESERVED = new Set([
  'module',
  'appModule',
  'load',
  'isolate',
  'state',
  'language',
  'field',
  'item',
  'fallback',
  'inlayRendered',
]);

/**
 * What is wrong with the names in a placeholder or, once its module is mounted, which of its words are nowhere; then
 * its empty fields are shown, too.
 */
export function explainMarkup(
  element: Element,
  members: Members,
  written: ServerContent,
  shown: Shown | undefined,
): Note[] {
  remember(element, { members, written });
  if (shown) {
    const lost = explainWords(element, members, written, shown);
    showPlaces(element, { members, written });
    return lost;
  }
  return [...explainAttributes(element, members), ...explainNames(written, members)];
}

/** A note for each attribute that means nothing: mostly slips of the keyboard. */
function explainAttributes(element: Element, members: Members): Note[] {
  const names = Object.keys((element as HTMLElement).dataset ?? {});
  const load = explainLoad(domCall(element, 'getAttribute', 'data-load') || 'visible');
  const known = Object.entries(members).flatMap(([name, { alias = [] }]) => [name, ...alias]);
  const unknown = names
    .filter((name) => !RESERVED.has(name) && !known.includes(name))
    .map((name) => {
      const guess = closest(name, known);
      return `data-${kebabCase(name)} is not known here${guess ? `; did you mean data-${kebabCase(guess)}?` : ' and is ignored'}`;
    });
  return (load ? [load, ...unknown] : unknown).map((reason) => ({ place: [], reason }));
}
