import { createLiveContent, type Content } from '../content';
import { camelCase, collectFields } from '../fields';
import { parseJson } from '../json';
import { isRecord, PropError, mismatch, unwrap, type Note, type Source } from '../source';
import { prop, type Prop, type PropOptions } from './kind';
import { stringOf } from './text';

export type Members = Record<string, Prop>;
export type ValuesOf<M extends Members> = { [K in keyof M]: M[K] extends Prop<infer V> ? V : never };

export interface ListOptions<T> extends PropOptions<readonly T[]> {
  /** Further items are cut. */
  max?: number;
}

const LONGEST_LIST = 1_000;

/** Live nodes from the page, or an HTML text that is sanitised before it is shown. */
export function content<const O extends PropOptions<Content>>(options: O) {
  return prop<Content, O>('content', options, (source) => {
    if (source.from === 'content') return createLiveContent(source.value);
    const html = stringOf(source);
    return html ? { kind: 'html', html } : undefined;
  });
}

/** Several values of one kind. An item that does not fit is dropped and reported; the rest stay. */
export function list<T, const O extends ListOptions<NonNullable<T>>>(item: Prop<T>, options: O) {
  const max = options.max ?? LONGEST_LIST;
  return prop<readonly NonNullable<T>[], O>(
    'list',
    options,
    (source, note) => {
      const values: NonNullable<T>[] = [];
      itemsOf(source).forEach((one, index) => {
        const say = (text: string) => note(`item ${index + 1} ${text}`);
        try {
          const value = item.read(one, say);
          if (value !== undefined && value !== null) values.push(value);
        } catch (error) {
          if (!(error instanceof PropError)) throw error;
          say(`dropped: it ${error.message}`);
        }
      });
      if (values.length > max) note(`has ${values.length} items; only the first ${max} are used`);
      return values.length ? values.slice(0, max) : undefined;
    },
    { limits: options.max ? `at most ${max} items` : undefined, details: item },
  );
}

/** Named values that belong together. */
export function group<const M extends Members, const O extends PropOptions<ValuesOf<M>>>(members: M, options: O) {
  return prop<ValuesOf<M>, O>(
    'group',
    options,
    (source, note) => {
      const lookup = sourcesIn(source);
      return lookup && (readMembers(members, lookup, note) as ValuesOf<M>);
    },
    { details: members },
  );
}

type Lookup = (name: string) => Source | undefined;

/** Reads each member from the first lookup that has it; throws a Mismatch that names the member. */
export function readMembers(members: Members, lookup: Lookup, note: Note): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(members)) {
    const source = lookup(name);
    try {
      values[name] = readMember(name, member, source, note);
    } catch (error) {
      throw error instanceof PropError ? new PropError(`has a wrong ${name}: it ${error.message}`) : error;
    }
    if (member.required && values[name] === undefined) throw new PropError(`has no ${name}`);
  }
  return values;
}

/** Throws a Mismatch that leaves naming the member to the caller. */
export function readMember(name: string, member: Prop, source: Source | undefined, note: Note): unknown {
  return (source && member.read(source, (text) => note(`${name} ${text}`))) ?? member.default;
}

/** Nothing where nothing was filled in. */
function sourcesIn(source: Source): Lookup | undefined {
  if (source.from === 'content') {
    const { fields, items } = collectFields(source.value);
    return (name) => sourceOfField(fields.get(name), items.get(name));
  }
  const value = source.from === 'attribute' ? parseJson(source.value) : unwrap(source.value);
  if ((value ?? '') === '') return undefined;
  if (!isRecord(value)) return mismatch('a group of values such as {"title": "…"}', value);
  const named = new Map(Object.entries(value).map(([name, one]) => [camelCase(name), one]));
  return (name) => (named.has(name) ? { from: 'json', value: named.get(name) } : undefined);
}

export function sourceOfField(field: Element | undefined, items: readonly Element[] | undefined): Source | undefined {
  if (items) return { from: 'json', value: new ItemElements(items) };
  return field && { from: 'content', value: field };
}

/** The `data-item` groups of one name, on their way to the list that reads them. */
class ItemElements {
  constructor(readonly elements: readonly Element[]) {}
}

function itemsOf(source: Source): Source[] {
  if (source.from === 'content') {
    const elements = source.value.matches('ul, ol') ? [...source.value.children] : [source.value];
    return elements.map((value) => ({ from: 'content', value }));
  }
  if (source.from === 'attribute') {
    const given = source.value.trim();
    const values: unknown = given.startsWith('[') ? parseJson(given) : given.match(/[^,]+/g);
    return Array.isArray(values) ? values.map((value) => ({ from: 'json', value })) : [];
  }
  if (source.value instanceof ItemElements) return source.value.elements.map((value) => ({ from: 'content', value }));
  const value = unwrap(source.value);
  if ((value ?? '') === '') return [];
  return (Array.isArray(value) ? value : [value]).map((one) => ({ from: 'json', value: one }));
}

;
