import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { register as registerTypeScript } from 'tsx/esm/api';
import { valuesOf } from './example-values.mjs';
import { definitionOf, widgetNames } from './widgets.mjs';

// Declarations share folders with components, and those import their stylesheets.
register('./no-css.mjs', import.meta.url);

/**
 * Every widget's declaration as data: for the catalogue, the documentation and the editor's snippets. `withValues` adds to
 * each example the values that the widget reads from it, which takes seconds.
 */
export async function catalogue({ withValues = false } = {}) {
  // Registered once, because registrations stay and each import runs all of them. With a new name, so that changed
  // modules are read again.
  const typeScript = registerTypeScript({ namespace: `catalogue-${performance.now()}` });
  try {
    const { lineFor } = await typeScript.import(
      pathToFileURL(resolve('src/runtime/edit/line.ts')).href,
      import.meta.url,
    );
    const { limitsIn } = await typeScript.import(
      pathToFileURL(resolve('src/contract/limits.ts')).href,
      import.meta.url,
    );
    const { readProps } = await typeScript.import(
      pathToFileURL(resolve('src/contract/index.ts')).href,
      import.meta.url,
    );
    const described = widgetNames().map(async (name) => {
      const members = await membersIn(name, typeScript);
      return { members, module: describe(name, members, { lineFor, limitsIn }) };
    });
    const modules = await Promise.all(described);
    if (withValues) await addValues(modules, readProps);
    return modules.map(({ module }) => module);
  } finally {
    await typeScript.unregister();
  }
}

async function membersIn(name, typeScript) {
  if (!existsSync(`widgets/${name}/props.ts`)) return {};
  const { props = {} } = await typeScript.import(
    pathToFileURL(resolve(`widgets/${name}/props.ts`)).href,
    import.meta.url,
  );
  return props;
}

/** Examples are parsed in a separate document, whose constructors are globals meanwhile. */
async function addValues(modules, readProps) {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('', { url: 'https://www.example.com/' });
  const globals = Object.fromEntries(
    ['document', 'Comment', 'Element', 'Node', 'Text', 'location'].map((name) => [name, window[name]]),
  );
  Object.assign(globalThis, globals);
  for (const { members, module } of modules) {
    for (const example of module.examples) {
      window.document.body.innerHTML = example.html;
      const placeholder = window.document.querySelector(
        `[data-module="${module.name}"], [data-module="inlay-${module.name}"]`,
      );
      const values = valuesOf(readProps(module.name, members, placeholder).props, module.props);
      example.values = withoutDefaults(values, module.props);
    }
  }
  for (const name of Object.keys(globals)) delete globalThis[name];
  window.close();
}

function withoutDefaults(values, props) {
  const isDefault = ({ name, default: preset }) => isDeepStrictEqual(values[name], preset);
  return Object.fromEntries(props.flatMap((prop) => (isDefault(prop) ? [] : [[prop.name, values[prop.name]]])));
}

function describe(name, members, descriptions) {
  const definition = definitionOf(name);
  const examples = examplesOf(name);
  return {
    name,
    load: /\bload:\s*'([^']+)'/.exec(definition)?.[1] ?? 'visible',
    description:
      /\bdescription:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/
        .exec(definition)
        ?.slice(1)
        .find(Boolean)
        ?.replace(/\\'/g, "'") ?? '',
    props: propsOf(members, descriptions, examples.map(({ html }) => html).join('\n')),
    examples,
  };
}

function propsOf(members, descriptions, examples) {
  const { lineFor, limitsIn } = descriptions;
  return Object.entries(members).map(([name, prop]) => {
    const { kind, required, default: standard, description, limits, details, alias } = prop;
    const item = kind === 'list' ? details : prop;
    const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const inAttribute = lineFor(name, prop, 'attribute');
    return {
      name,
      attribute,
      kind,
      required,
      default: standard,
      description,
      /** Aliases in datasources. */
      alias,
      limits: limits && limitsIn(limits),
      figures: figuresOf(limits),
      choices: kind === 'choice' ? details : undefined,
      /** The line to write, in each possible spelling; no element for a setting, although one would be read. */
      write: {
        content: /^(?:flag|choice|number|integer)$/.test(kind) ? undefined : lineFor(name, prop, 'content'),
        attribute: inAttribute.startsWith('data-') ? inAttribute : undefined,
        json: lineFor(name, prop, 'json'),
      },
      example: exampleIn(examples, name, attribute),
      /** Members of which the group, or each item, needs at least one. */
      requiresAny: item?.requiresAny,
      members: membersOf(item, descriptions, examplesFrom(name, examples)),
      /** The item of a list. Its members are those of the list. */
      item: kind === 'list' ? itemOf(item) : undefined,
    };
  });
}

function itemOf({ kind, details, limits }) {
  return { kind, choices: kind === 'choice' ? details : undefined, figures: figuresOf(limits) };
}

/** Limits for programs: `characters`, `items`, or `minimum` and `maximum`. */
function figuresOf(limits) {
  if (typeof limits !== 'object') return undefined;
  const { characters, items, minimum, maximum } = limits;
  const figures = Object.entries({ characters, items, minimum, maximum }).filter(([, figure]) => figure !== undefined);
  return figures.length ? Object.fromEntries(figures) : undefined;
}

/** The value in the widget's first example: in an attribute, an element or JSON. */
function exampleIn(examples, name, attribute) {
  const patterns = [
    `\\s${attribute}="([^"]+)"`,
    `data-(?:field|item)="${name}"[^>]*>([^<>]{2,80})<`,
    `"${name}": (?:\\{ "value": )?"([^"<>]{2,80})"`,
  ];
  const match = patterns.map((pattern) => new RegExp(pattern).exec(examples)).find(Boolean);
  return match?.[1].replace(/\s+/g, ' ').trim() || undefined;
}

/** From its first occurrence in the examples: a list and the placeholder around it may both have a `title`. */
function examplesFrom(name, examples) {
  const start = examples.search(new RegExp(`data-(?:field|item)="${name}"|"${name}":`));
  return start < 0 ? '' : examples.slice(start);
}

/** Members of a group, or of a content item, which is a group with its own kind. */
function membersOf({ kind, details } = {}, descriptions, examples) {
  return kind === 'group' || kind === 'content item' ? propsOf(details, descriptions, examples) : undefined;
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
