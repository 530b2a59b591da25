/** Unknown names, and fields that occur more often than they can be shown. */
import {
  camelCase,
  collectFields,
  isRecord,
  kebabCase,
  listAround,
  partsOf,
  unwrap,
  type Members,
  type Note,
  type Place,
  type Prop,
  type ServerContent,
} from '../../contract';
import { closest, nearest } from '../../contract/closest';
import { excerpt, visibleText } from './excerpt';

/** Properties that content systems add to every item; editors did not write them. */
const SYSTEM = new Set(['id', 'name', 'url', 'displayName', 'template', 'templateId', 'templateName']);

/** More names would be a list to read. */
const NEAREST = 3;

/** A note for each, with the most similar name. */
export function explainNames({ fields, json }: ServerContent, members: Members): Note[] {
  return [...ofFields(fields, members, []), ...ofKeys(json, members, [])];
}

function ofFields(fields: ServerContent['fields'], members: Members, path: Place): Note[] {
  return [...fields].flatMap(([name, elements]) => {
    const [first] = elements;
    const member = memberOf(members, name);
    const kind = first.hasAttribute('data-item') ? 'data-item' : 'data-field';
    if (!member) {
      return [
        {
          path,
          field: name,
          reason:
            `${kind}="${first.getAttribute(kind)}" is not known here${suggestionFor(name, members, (guess) => `${kind}="${guess}"`)} ${describeLost(elements)}`.trim(),
        },
      ];
    }
    if (member.kind === 'list') return inItems(member.details as Prop, elements, [...path, name]);
    const isTwice = elements.length > 1 && !(member.kind === 'content' && listAround(first, elements.slice(1)));
    const notes = isTwice
      ? [
          {
            path,
            field: name,
            reason: `${kind}="${name}" is written ${elements.length} times, and only the first is used. ${describeLost(elements.slice(1))}`,
          },
        ]
      : [];
    return isGroup(member) ? [...notes, ...inItem(member.details as Members, first, [...path, name])] : notes;
  });
}

function inItems(item: Prop, elements: readonly Element[], path: Place): Note[] {
  if (!isGroup(item)) return [];
  const parts = elements.flatMap((element) => partsOf(element, item));
  return parts.flatMap((part, index) => inItem(item.details as Members, part, [...path, index + 1]));
}

/** The attributes and fields of a nested placeholder are its own. */
function inItem(members: Members, element: Element, path: Place): Note[] {
  if (element.hasAttribute('data-module')) return [];
  const attributes = Object.keys((element as HTMLElement).dataset ?? {}).filter(
    (name) => !/^(field|item|fallback)$/.test(name) && !memberOf(members, name),
  );
  return [
    ...attributes.flatMap((name) => {
      const guess = suggestionFor(name, members, (spelling) => `data-${kebabCase(spelling)}`);
      // The host's own scripts mark elements too: only an obvious typing error is reported.
      return guess.endsWith('?') ? [{ path, reason: `data-${kebabCase(name)} is not known here${guess}` }] : [];
    }),
    ...ofFields(collectFields(element), members, path),
  ];
}

function ofKeys(values: Readonly<Record<string, unknown>>, members: Members, path: Place): Note[] {
  return Object.entries(values).flatMap(([key, rawValue]) => {
    const name = camelCase(key);
    const value = unwrap(rawValue);
    const member = memberOf(members, name);
    if (!member)
      return isEmpty(value) || SYSTEM.has(name)
        ? []
        : [
            {
              path,
              reason: `"${key}" in the JSON is not known here${suggestionFor(name, members, (guess) => `"${guess}"`)}${typeof value === 'string' ? ` “${excerpt(value)}” is not shown.` : ''}`,
            },
          ];
    const item = member.kind === 'list' ? (member.details as Prop) : member;
    if (!isGroup(item)) return [];
    const items = member.kind === 'list' && Array.isArray(value) ? value : [value];
    return items.flatMap((rawItem, index) => {
      const values = unwrap(rawItem);
      return isRecord(values)
        ? ofKeys(values, item.details as Members, [...path, name, ...(member.kind === 'list' ? [index + 1] : [])])
        : [];
    });
  });
}

/** By its name, or by an alias of datasources. */
export function memberOf(members: Members, name: string): Prop | undefined {
  return Object.hasOwn(members, name)
    ? members[name]
    : Object.values(members).find(({ alias }) => alias?.includes(name));
}

/** A declaration without members accepts any names. */
export function isGroup({ kind, details }: Prop): boolean {
  return kind !== 'list' && isRecord(details) && !('read' in details) && Object.keys(details).length > 0;
}

function suggestionFor(name: string, members: Members, write: (name: string) => string): string {
  const guess = closest(
    name,
    Object.entries(members).flatMap(([spelling, { alias = [] }]) => [spelling, ...alias]),
  );
  if (guess) return `; did you mean ${write(guess)}?`;
  const names = nearest(name, Object.keys(members), NEAREST);
  return names.length ? `. The nearest names are ${names.join(', ')}.` : '.';
}

function describeLost(elements: readonly Element[]): string {
  const excerpts = elements.map((element) => excerpt(visibleText(element))).filter(Boolean);
  return excerpts.length
    ? `${excerpts.map((text) => `“${text}”`).join(', ')} ${excerpts.length > 1 ? 'are' : 'is'} not shown.`
    : '';
}

function isEmpty(value: unknown): boolean {
  return (value ?? '') === '' || (Array.isArray(value) && !value.length);
}
