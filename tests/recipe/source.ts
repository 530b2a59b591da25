import { existsSync, readFileSync } from 'node:fs';
import { definitionOf, widgetNames } from '../../build/widgets.mjs';

export interface Example {
  readonly title: string;
  readonly html: string;
}

/** The source files of a widget's folder. */
export interface Source {
  readonly name: string;
  /** The call of `defineWidget`. */
  readonly definition: string;
  readonly examples: readonly Example[];
  has(file: string): boolean;
  read(file: string): string;
}

export function sources(): Source[] {
  return widgetNames().map(sourceOf);
}

/** All widgets, or those that `npm test -- unit widgets/NAME` names. */
export function requestedSources(): Source[] {
  const requestedNames = process.env.WIDGETS?.split(' ');
  return sources().filter(({ name }) => requestedNames?.includes(name) ?? true);
}

/**
 * For loops over code that all widgets share: `npm test` takes every third of the widgets, `npm run test:all` and
 * `npm test -- unit widgets/NAME` take all.
 */
export function sampledSources(): Source[] {
  const requested = requestedSources();
  return process.env.EXHAUSTIVE || process.env.WIDGETS ? requested : requested.filter((_, index) => index % 3 === 0);
}

function sourceOf(name: string): Source {
  const read = (file: string) => readFileSync(`widgets/${name}/${file}`, 'utf8');
  const has = (file: string) => existsSync(`widgets/${name}/${file}`);
  return {
    name,
    definition: definitionOf(name),
    examples: has('examples.html') ? examplesIn(read('examples.html')) : [],
    has,
    read,
  };
}

/** `<!-- example: Title -->` starts each. */
function examplesIn(html: string): Example[] {
  const [, ...parts] = html.split(/<!--\s*example:\s*/);
  return parts.map((part) => {
    const end = part.indexOf('-->');
    return { title: part.slice(0, end).trim(), html: part.slice(end + 3).trim() };
  });
}
