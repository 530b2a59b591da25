import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface Example {
  readonly title: string;
  readonly html: string;
}

/** The source files of a widget's folder. */
export interface Source {
  readonly name: string;
  /** `site-search` contains `SiteSearch.tsx`. */
  readonly component: string;
  readonly examples: readonly Example[];
  has(file: string): boolean;
  read(file: string): string;
}

/** Like the build: every folder with an index.ts. */
export function sources(): Source[] {
  const folders = readdirSync('widgets', { withFileTypes: true }).filter((entry) =>
    existsSync(`widgets/${entry.name}/index.ts`),
  );
  return folders.map(({ name }) => sourceOf(name));
}

/** All widgets, or those that `npm test -- unit widgets/NAME` names. */
export function requestedSources(): Source[] {
  const requestedNames = process.env.WIDGETS?.split(' ');
  return sources().filter(({ name }) => requestedNames?.includes(name) ?? true);
}

function sourceOf(name: string): Source {
  const read = (file: string) => readFileSync(`widgets/${name}/${file}`, 'utf8');
  const has = (file: string) => existsSync(`widgets/${name}/${file}`);
  return {
    name,
    component: `${name.replace(/(^|-)([a-z0-9])/g, (_, _hyphen, letter: string) => letter.toUpperCase())}.tsx`,
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
