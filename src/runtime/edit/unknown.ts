import { domCall, kebabCase, type Members, type Note } from '../../contract';
import { closest } from '../../contract/closest';

/** Of the loader's names, those that start with `_` are not modules. */
export function explainUnknown(name: string, knownNames: readonly string[]): string {
  const guess = closest(
    name,
    knownNames.filter((candidate) => !candidate.startsWith('_')),
  );
  return `there is no module "${name}"${guess ? `; did you mean "${guess}"?` : '. The catalogue lists the modules there are.'}`;
}

const LOADS = /^(eager|visible|idle|interaction|media \(.+\)|event:.+)$/;

/** Undefined for an existing strategy, with a valid media query. */
export function explainLoad(load: string): string | undefined {
  if (!LOADS.test(load))
    return `data-load="${load}" is not one of eager, visible, idle, interaction, media (…), event:NAME; visible is used`;
  const [, query] = /^media (.+)$/.exec(load) ?? [];
  // Browsers replace an invalid query. The command line has no browser.
  if (query && globalThis.matchMedia?.(query).media === 'not all')
    return `data-load="${load}" holds no media query that browsers understand, so the module never loads. Write one such as media (min-width: 48rem)`;
}

/** `app-module` writes its own attributes on the modules that it mounts. */
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

/** A note for each unknown attribute: usually a typing error. */
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
