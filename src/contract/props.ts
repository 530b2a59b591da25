import { domCall, domGet } from './dom';
import { PropsError } from './errors';
import { camelCase, collectFields, kebabCase, type Fields } from './fields';
import { parseJson } from './json';
import { isRecord, PropError, mismatch, unwrap, type Source } from './source';
import { readMember, sourceOfField, type Members, type ValuesOf } from './kinds/structure';

export type PropsOf<P> = P extends Members ? ValuesOf<P> : never;

/** One declaration gives the parser, the type, the documentation, the catalogue's controls and the editor's messages. */
export function defineProps<const M extends Members>(members: M): M {
  return members;
}

export interface ReadProps<M extends Members> {
  readonly props: ValuesOf<M>;
  /** What was dropped, cut or mended: for edit mode and the debug panel. */
  readonly notes: readonly string[];
}

/** What the server wrote into a placeholder. Captured before mounting moves it. */
export interface ServerContent extends Fields {
  readonly json: Readonly<Record<string, unknown>>;
}

const NOTHING: ServerContent = { json: {}, fields: new Map(), items: new Map() };

/** Throws a PropsError, caused by a JsonMismatch, when the JSON does not parse. */
export function readServerContent(module: string, element: Element): ServerContent {
  if (!domGet(element, 'firstElementChild')) return NOTHING;
  return { json: jsonOf(module, element), ...collectFields(element) };
}

/**
 * Reads a placeholder's props: content, then JSON, then attributes, the last
 * strongest, and `given` above all. Throws a PropsError that tells the editor
 * every problem, a line each.
 */
export function readProps<M extends Members>(module: string, members: M, element: Element, written = readServerContent(module, element), given: object = {}): ReadProps<M> {
  const notes: string[] = [];
  const props: Record<string, unknown> = {};
  const problems: string[] = [];

  for (const [name, attribute] of attributesOf(members)) {
    const member = members[name]!;
    const source = sourceOf(name, attribute, element, written, given);
    try {
      props[name] = readMember(name, member, source, (text) => notes.push(text));
      if (member.required && props[name] === undefined) problems.push(`${placeOf(name, source)} is missing. ${member.description}`);
    } catch (error) {
      if (!(error instanceof PropError)) throw error;
      problems.push(`${placeOf(name, source)} ${error.message}`);
    }
  }
  if (problems.length) throw new PropsError(`${module}: ${problems.join('\n')}`);
  return { props: props as ValuesOf<M>, notes };
}

function sourceOf(name: string, attribute: string, element: Element, written: ServerContent, given: object): Source | undefined {
  if (Object.hasOwn(given, name)) return { from: 'json', value: (given as Record<string, unknown>)[name] };
  const value = domCall(element, 'getAttribute', attribute);
  if (value !== null) return { from: 'attribute', value };
  if (written === NOTHING) return undefined;
  if (Object.hasOwn(written.json, name)) return { from: 'json', value: written.json[name] };
  return sourceOfField(written.fields.get(name), written.items.get(name));
}

const known = new WeakMap<Members, readonly (readonly [name: string, attribute: string])[]>();

/** The attribute of each prop. */
export function attributesOf(members: Members): readonly (readonly [name: string, attribute: string])[] {
  const attributes = known.get(members) ?? Object.keys(members).map((name) => [name, `data-${kebabCase(name)}`] as const);
  known.set(members, attributes);
  return attributes;
}

/** In the words of the editor who wrote it, or would have. */
function placeOf(name: string, source: Source | undefined): string {
  if (source?.from === 'json') return `"${name}" in the JSON`;
  return source?.from === 'content' ? `the element data-field="${name}"` : `data-${kebabCase(name)}`;
}

function jsonOf(module: string, element: Element): Record<string, unknown> {
  const text = jsonScriptOf(element)?.textContent;
  if (!text?.trim()) return {};
  try {
    const data = unwrap(parseJson(text));
    if (!isRecord(data)) return mismatch('a group of values such as {"title": "…"}', data);
    return Object.fromEntries(Object.entries(data).filter(([name]) => name !== '__proto__').map(([name, one]) => [camelCase(name), one]));
  } catch (cause) {
    throw cause instanceof PropError ? new PropsError(`${module}: the JSON in the placeholder ${cause.message}`, { cause }) : cause;
  }
}

/** One `<script type="application/json">` directly inside the placeholder. */
export function jsonScriptOf(element: Element): Element | undefined {
  return [...domGet(element, 'children')].find((child) => child.localName === 'script' && /^\s*application\/json\s*$/i.test(child.getAttribute('type') ?? ''));
}
