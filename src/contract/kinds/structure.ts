import { createLiveContent, type Content } from '../content';
import { domCall, domGet } from '../dom';
import { attributeOf, camelCase, collectFields } from '../fields';
import { parseJson } from '../json';
import type { AddNote } from '../note';
import { isRecord, PropError, mismatch, unwrap, type Source } from '../source';
import { prop, type Prop, type PropOptions } from './kind';
import { machineValue, stringOf } from './text';

export type Members = Record<string, Prop>;
export type ValuesOf<M extends Members> = { [K in keyof M]: M[K] extends Prop<infer V> ? V : never };

export interface ListOptions<T> extends PropOptions<readonly T[]> {
  /** Further items are dropped. */
  max?: number;
}

export interface GroupOptions<M> extends PropOptions<M extends Members ? ValuesOf<M> : never> {
  /**
   * The member that the item element itself provides if no field does: the text of `<li data-item="options">`, the
   * image of `<img data-item="slides">`.
   */
  fromElement?: keyof M & string;
  /** @deprecated Write `fromElement`. */
  own?: keyof M & string;
  /** An item needs at least one of these members. Items without any are dropped. */
  requiresAny?: readonly (keyof M & string)[];
}

const MAX_ITEMS = 1_000;

/** Live nodes from the page, or an HTML text that is sanitised before rendering. */
export function content<const O extends PropOptions<Content>>(options: O) {
  return prop<Content, O>('content', options, (source) => {
    if (source.from === 'content') return createLiveContent(listAround(source.value, source.more) ?? source.value);
    const html = stringOf(source);
    return html ? { kind: 'html', html } : undefined;
  });
}

/** The list around the elements, if each of its entries is marked instead of the list itself. */
export function listAround(element: Element, otherElements: readonly Element[] = []): Element | undefined {
  const list = otherElements.length > 0 && domCall(element, 'closest', 'ul, ol, dl');
  return list && otherElements.every((element) => list.contains(element)) ? list : undefined;
}

/** Several values of one kind. Invalid items are dropped and reported. */
export function list<T, const O extends ListOptions<NonNullable<T>>>(item: Prop<T>, options: O) {
  const max = options.max ?? MAX_ITEMS;
  return prop<readonly NonNullable<T>[], O>(
    'list',
    options,
    (source, note) => {
      const values: NonNullable<T>[] = [];
      itemsOf(source, item).forEach((itemSource, index) => {
        const noteItem: AddNote = (reason, ...path) => note(reason, index + 1, ...path);
        try {
          const value = item.read(itemSource, noteItem);
          if (value !== undefined && value !== null) values.push(value);
        } catch (error) {
          if (!(error instanceof PropError)) throw error;
          noteItem({ dropped: error.message, missing: error.missing });
        }
      });
      if (values.length > max) note({ items: max, of: values.length });
      return values.length ? values.slice(0, max) : undefined;
    },
    { limits: options.max ? { items: max } : undefined, details: item },
  );
}

/** Named values that belong together. */
export function group<const M extends Members, const O extends GroupOptions<M>>(members: M, options: O) {
  const { requiresAny } = options;
  return prop<ValuesOf<M>, O>(
    'group',
    options,
    (source, note) => {
      const lookup = lookupIn(source, members, options.fromElement ?? options.own);
      if (!lookup) return undefined;
      const values = readMembers(members, lookup, note);
      // An empty list is an empty text, too.
      if (requiresAny?.every((name) => !String(values[name] ?? ''))) lack(requiresAny);
      return values as ValuesOf<M>;
    },
    { details: members, requiresAny },
  );
}

type Lookup = (name: string, alias?: readonly string[]) => Source | undefined;

/** Reads each member from the first lookup that has it. Throws a PropError with the name of the member. */
export function readMembers(members: Members, lookup: Lookup, note: AddNote): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(members)) {
    const noteMember: AddNote = (reason, ...path) => note(reason, name, ...path);
    values[name] = readMember(member, lookup(name, member.alias), noteMember, (reason) => {
      if (member.required) throw reason ? new PropError(`has a wrong ${name}: it ${reason}`) : lack([name]);
      noteMember({ wrong: reason, prop: member });
    });
  }
  return values;
}

/** Edit mode shows how to write the first of them. */
function lack(names: readonly string[]): never {
  throw Object.assign(new PropError(`has no ${names.join(' and no ')}`), { missing: names[0] });
}

/**
 * Reads a prop. Calls `reject` with the reason if the value is invalid, and without a reason if a required value is
 * missing. The result is then the default.
 */
export function readMember(
  member: Prop,
  source: Source | undefined,
  note: AddNote,
  reject: (reason?: string) => void,
): unknown {
  let value: unknown;
  try {
    value = source && member.read(source, note);
  } catch (error) {
    if (!(error instanceof PropError)) throw error;
    reject(error.message);
    return member.default;
  }
  value ??= member.default;
  if (member.required && value === undefined) reject();
  return value;
}

/** Undefined if all members are empty. */
function lookupIn(source: Source, members: Members, elementMember: string | undefined): Lookup | undefined {
  if (source.from === 'content') {
    const element = source.value;
    const fields = collectFields(element, members);
    // The data attributes of a nested placeholder belong to that placeholder.
    const isPlaceholder = domCall(element, 'hasAttribute', 'data-module');
    return firstOf(
      (name) => (isPlaceholder ? undefined : sourceOfAttribute(element, attributeOf(name))),
      (name) => sourceOfField(fields.get(name)),
      (name) => sourceOfAttribute(element, name),
      (name) => (name === elementMember ? { from: 'content', value: element } : undefined),
    );
  }
  const value = source.from === 'attribute' ? parseJson(source.value) : unwrap(source.value);
  if ((value ?? '') === '') return undefined;
  if (!isRecord(value)) return mismatch('a group of values such as {"title": "…"}', value);
  const named = new Map(Object.entries(value).map(([name, member]) => [camelCase(name), member]));
  return firstOf((name) => (named.has(name) ? { from: 'json', value: named.get(name) } : undefined));
}

/** Tries each lookup in turn, with all names of the prop. */
export function firstOf(...lookups: readonly ((name: string) => Source | undefined)[]): Lookup {
  return (name, alias) => {
    for (const lookup of lookups) {
      for (const spelling of alias ? [name, ...alias] : [name]) {
        const source = lookup(spelling);
        if (source) return source;
      }
    }
    return undefined;
  };
}

export function sourceOfAttribute(element: Element, attribute: string): Source | undefined {
  const value = domCall(element, 'getAttribute', attribute);
  return value === null ? undefined : { from: 'attribute', value };
}

export function sourceOfField(elements: readonly [Element, ...Element[]] | undefined): Source | undefined {
  return elements && { from: 'content', value: elements[0], more: elements.slice(1) };
}

function itemsOf(source: Source, item: Prop): Source[] {
  if (source.from === 'content')
    return [source.value, ...(source.more ?? [])]
      .flatMap((element) => partsOf(element, item))
      .map((value) => ({ from: 'content', value }));
  if (source.from === 'attribute') {
    const raw = source.value.trim();
    const values: unknown = raw.startsWith('[') ? parseJson(raw) : raw.match(/[^,]+/g);
    return Array.isArray(values) ? values.map((value) => ({ from: 'json', value })) : [];
  }
  const value = unwrap(source.value);
  if ((value ?? '') === '') return [];
  return (Array.isArray(value) ? value : [value]).map((item) => ({ from: 'json', value: item }));
}

/** Elements that contain items of a list, and are not items. */
const HOLDERS = 'nav, div, section, p, span';

/** By kind of item: elements that are items themselves, at any depth of a holder. */
const PARTS: Readonly<Record<string, string>> = { link: 'a[href]', image: 'img' };

/**
 * The items in one element with the name of the list: marked elements, links or images, the entries of an HTML list,
 * or children of one kind.
 */
export function partsOf(element: Element, item: Prop): Element[] {
  const children = [...domGet(element, 'children')];
  if (domCall(element, 'matches', 'ul, ol, menu')) return children.flatMap((child) => partsOf(child, item));
  const parts = domCall(element, 'querySelectorAll', PARTS[item.kind] ?? 'none');
  if (parts.length) return [...parts];
  const members = isRecord(item.details) ? (item.details as Members) : {};
  if (element.localName === 'li') return [carrierIn(element, members)];
  if (!domCall(element, 'matches', HOLDERS) || domCall(element, 'hasAttribute', 'data-item')) return [element];
  const fields = collectFields(element);
  const memberFields = [...fields].filter(([name]) => Object.hasOwn(members, name));
  // A repeated field belongs to several items, each in its own child.
  if (
    memberFields.length
      ? !memberFields.some(([name, { length }]) => length > 1 && members[name]!.kind !== 'list')
      : hasValues(element, members)
  )
    return [element];
  const marked = [...fields.values()].flat().filter((candidate) => domCall(candidate, 'hasAttribute', 'data-item'));
  if (!memberFields.length && marked.length) return marked;
  const [first] = children;
  if (!first || children.some(({ localName }) => localName !== first.localName) || hasText(element)) return [element];
  return children[1] ? children : partsOf(first, item);
}

/** The list entry, or the only element in it, if that contains the values. */
function carrierIn(entry: Element, members: Members): Element {
  const [only, second] = domGet(entry, 'children');
  return only &&
    !second &&
    !hasText(entry) &&
    !hasValues(entry, members) &&
    (hasValues(only, members) || machineValue(only) !== null)
    ? only
    : entry;
}

/** Whether an attribute sets a member of an item. */
function hasValues(element: Element, members: Members): boolean {
  return Object.entries(members).some(([name, { alias = [] }]) =>
    [name, ...alias].some((spelling) => domCall(element, 'hasAttribute', attributeOf(spelling))),
  );
}

function hasText(element: Element): boolean {
  return [...domGet(element, 'childNodes')].some((node) => node instanceof Text && node.data.trim());
}
