import { domCall, domGet } from './dom';
import { PropsError } from './errors';
import { attributeOf, camelCase, collectFields, type Fields } from './fields';
import { parseJson } from './json';
import type { Note } from './note';
import { isRecord, PropError, mismatch, unwrap, type Source } from './source';
import { firstOf, readMember, sourceOfAttribute, sourceOfField, type Members, type ValuesOf } from './kinds/structure';

export type PropsOf<P> = P extends Members ? ValuesOf<P> : never;

/** One declaration gives the parser, the type, the documentation, the catalogue's controls and the editor's messages. */
export function defineProps<const M extends Members>(members: M): M {
  return members;
}

export interface ReadProps<M extends Members> {
  readonly props: ValuesOf<M>;
  /** Dropped, truncated or corrected values, for edit mode and the debug panel. */
  readonly notes: readonly Note[];
}

/** The server-rendered content of a placeholder, captured before mounting moves it. */
export interface ServerContent {
  readonly fields: Fields;
  readonly json: Readonly<Record<string, unknown>>;
  /** The script with the JSON, or its text where a content system removed the script. */
  readonly jsonNodes: readonly Node[];
}

const EMPTY_CONTENT: ServerContent = { json: {}, jsonNodes: [], fields: new Map() };

/** Throws a PropsError, caused by a PropError, if the JSON cannot be parsed. */
export function readServerContent(module: string, element: Element, members: Members = {}): ServerContent {
  if (!domGet(element, 'firstChild')) return EMPTY_CONTENT;
  const jsonNodes = jsonNodesIn(element);
  return { json: jsonOf(module, jsonNodes), jsonNodes, fields: collectFields(element, members) };
}

/**
 * Reads a placeholder's props from its content, JSON and attributes. Attributes override JSON, JSON overrides content,
 * and `apiProps` override all. Throws a PropsError with one line per problem.
 */
export function readProps<M extends Members>(
  module: string,
  members: M,
  element: Element,
  serverContent = readServerContent(module, element, members),
  apiProps: object = {},
): ReadProps<M> {
  const notes: Note[] = [];
  const props: Record<string, unknown> = {};
  const problems: Note[] = [];
  const messages: string[] = [];
  const json =
    (values: object) =>
    (name: string): Source | undefined =>
      Object.hasOwn(values, name) ? { from: 'json', value: (values as Record<string, unknown>)[name] } : undefined;
  const lookups: ((name: string) => Source | undefined)[] = [
    json(apiProps),
    (name) => sourceOfAttribute(element, attributeOf(name)),
    json(serverContent.json),
    (name) => sourceOfField(serverContent.fields.get(name)),
  ];
  const lookup = firstOf(...lookups);

  for (const [name, member] of Object.entries(members)) {
    let source = lookup(name, member.alias);
    // An empty flag attribute means true.
    if (source && isEmpty(source) && member.kind !== 'flag') {
      const filled = firstOf(...lookups.map((find) => (key: string) => unlessEmpty(find(key))))(name, member.alias);
      if (filled) {
        notes.push({ path: [name], from: source.from, reason: { filledFrom: filled.from } });
        source = filled;
      }
    }
    props[name] = readMember(
      member,
      source,
      (reason, ...path) => notes.push({ path: [name, ...path], reason }),
      (wrong) => {
        (member.required ? problems : notes).push({
          path: [name],
          from: source?.from,
          reason: { wrong, prop: member },
        });
        if (member.required)
          messages.push(`${placeOf(name, source?.from)} ${wrong ?? `is missing. ${member.description}`}`);
      },
    );
  }
  if (problems.length) throw Object.assign(new PropsError(`${module}: ${messages.join('\n')}`), { problems });
  return { props: props as ValuesOf<M>, notes };
}

/** Templates print attributes for fields that an editor left empty. They must not replace other values. */
function isEmpty({ from, value }: Source): boolean {
  if (from === 'content') return false;
  return typeof value === 'string' ? !value.trim() : value === null || (Array.isArray(value) && !value.length);
}

function unlessEmpty(source: Source | undefined): Source | undefined {
  return source && isEmpty(source) ? undefined : source;
}

/** The attributes that a placeholder may have for these props. */
export function attributesOf(members: Members): readonly string[] {
  return Object.entries(members).flatMap(([name, { alias = [] }]) => [name, ...alias].map(attributeOf));
}

/** Names the prop in the form that the editor wrote or can write. */
export function placeOf(name: string, from: Source['from'] | undefined): string {
  if (from === 'json') return `"${name}" in the JSON`;
  return from === 'content' ? `the element data-field="${name}"` : attributeOf(name);
}

function jsonOf(module: string, nodes: readonly Node[]): Record<string, unknown> {
  const text = nodes.map((node) => domGet(node, 'textContent')!).join('');
  if (!text.trim()) return {};
  try {
    const data = unwrap(parseJson(text, true));
    if (!isRecord(data)) return mismatch('a group of values such as {"title": "…"}', data);
    return Object.fromEntries(
      Object.entries(data)
        .filter(([name]) => name !== '__proto__')
        .map(([name, member]) => [camelCase(name), member]),
    );
  } catch (cause) {
    throw cause instanceof PropError
      ? new PropsError(`${module}: the JSON in the placeholder ${cause.message}`, { cause })
      : cause;
  }
}

/** Elements that cannot contain JSON: marked content, and the notes of edit mode. */
const MARKED = '[data-field],[data-item],[data-module],.inlay-note,.inlay-places';

/** The beginning of a JSON object, even if its quotes were changed. */
const OBJECT = /^\s*\{\s*["“”„″&]/;

/**
 * One `<script type="application/json">` directly inside the placeholder. Many content systems strip scripts from
 * authors and leave their text: as the placeholder's own, in a paragraph, or in a code element.
 */
export function jsonNodesIn(element: Element): readonly Node[] {
  const children = [...domGet(element, 'children')];
  const script = children.find(
    (child) =>
      child.localName === 'script' && /^\s*application\/json\s*$/i.test(domCall(child, 'getAttribute', 'type') ?? ''),
  );
  if (script) return [script];
  const isOther = (node: Node) =>
    node instanceof Element &&
    (domCall(node, 'matches', MARKED) || domCall(node, 'querySelector', 'script, [data-module]') !== null);
  const nodes = [...domGet(element, 'childNodes')].filter((node) => !isOther(node));
  const isObject = (node: Node) => OBJECT.test(domGet(node, 'textContent')!);
  const whole = nodes.find((node) => isObject(node) && domGet(node, 'textContent')!.trimEnd().endsWith('}'));
  if (whole) return [whole];
  // If an editor put each line into a paragraph, only all of them together are complete.
  const first = nodes.findIndex(isObject);
  return first < 0 ? [] : nodes.slice(first);
}
