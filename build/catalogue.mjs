import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register as registerTypeScript } from 'tsx/esm/api';
import { widgetNames } from './widgets.mjs';

// Declarations share folders with components, and those import their stylesheets.
register('./no-css.mjs', import.meta.url);

/** Every widget's declaration as data: for the catalogue, the documentation and the editor's snippets. */
export async function catalogue() {
  // One for all: every registration stays, and each import asks them all in turn. Of its own name: modules that changed are read again.
  const typeScript = registerTypeScript({ namespace: `catalogue-${performance.now()}` });
  try {
    return await Promise.all(widgetNames().map((name) => describe(name, typeScript)));
  } finally {
    await typeScript.unregister();
  }
}

async function describe(name, typeScript) {
  const source = readFileSync(`widgets/${name}/index.ts`, 'utf8');
  const members = existsSync(`widgets/${name}/props.ts`) ? (await typeScript.import(pathToFileURL(resolve(`widgets/${name}/props.ts`)).href, import.meta.url)).props : {};
  return {
    name,
    load: /\bload:\s*'([^']+)'/.exec(source)?.[1] ?? 'visible',
    description: /\bdescription:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/.exec(source)?.slice(1).find(Boolean)?.replace(/\\'/g, "'") ?? '',
    props: propsOf(members),
    examples: examplesOf(name),
  };
}

function propsOf(members) {
  return Object.entries(members).map(([name, { kind, required, default: standard, description, limits, details }]) => ({
    name,
    attribute: `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    kind,
    required,
    default: standard,
    description,
    limits,
    choices: kind === 'choice' ? details : undefined,
    members: membersOf(kind === 'list' ? details : { kind, details }),
  }));
}

/** Of a group, and of a content item, which is a group with a kind of its own. */
function membersOf({ kind, details } = {}) {
  return kind === 'group' || kind === 'content item' ? propsOf(details) : undefined;
}

/** `<!-- example: Title -->` begins each. */
export function examplesOf(name) {
  const file = `widgets/${name}/examples.html`;
  if (!existsSync(file)) return [];
  const [, ...parts] = readFileSync(file, 'utf8').split(/<!--\s*example:\s*/);
  return parts.map((part) => {
    const end = part.indexOf('-->');
    return { title: part.slice(0, end).trim(), html: part.slice(end + 3).trim() };
  });
}
