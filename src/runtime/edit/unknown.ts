import { domCall, kebabCase, type Members, type Note } from '../../contract';
import { closest } from '../../contract/closest';

/** Of the names that the loader knows, those that begin with `_` are no modules. */
export function explainUnknown(name: string, knownNames: readonly string[]): string {
  const guess = closest(
    name,
    knownNames.filter((candidate) => !candidate.startsWith('_')),
  );
  return `there is no module "${name}"${guess ? `; did you mean "${guess}"?` : '. The catalogue lists the modules there are.'}`;
}

const LOADS = /^(eager|visible|idle|interaction|media \(.+\)|event:.+)$/;

/** Undefined for a strategy that exists, with a media query that the browser understands. */
export function explainLoad(load: string): string | undefined {
  if (!LOADS.test(load))
    return `data-load="${load}" is not one of eager, visible, idle, interaction, media (…), event:NAME; visible is used`;
  const [, query] = /^media (.+)$/.exec(load) ?? [];
  // Browsers replace a query that they do not understand. The command line has none to ask.
  if (query && globalThis.matchMedia?.(query).media === 'not all')
    return `data-load="${load}" holds no media query that browsers understand, so the module never loads. Write one such as media (min-width: 48rem)`;
}

/** `app-module` writes attributes of its own on the modules that it mounts. */
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

/** A note for each attribute that means nothing: mostly slips of the keyboard. */
export function explainAttributes(element: Element, members: Members): Note[] {
  const names = Object.keys((element as HTMLElement).dataset ?? {});
  const load = explainLoad(domCall(element, 'getAttribute', 'data-load') || 'visible');
  const knownNames = Object.entries(members).flatMap(([name, { alias = [] }]) => [name, ...alias]);
  const unknown = names
    .filter((name) => !RESERVED.has(name) && !knownNames.includes(name))
    .map((name) => {
      const guess = closest(name, knownNames);
      return `data-${kebabCase(name)} is not known here${guess ? `; did you mean data-${kebabCase(guess)}?` : ' and is ignored'}`;
    });
  return (load ? [load, ...unknown] : unknown).map((reason) => ({ path: [], reason }));
}
