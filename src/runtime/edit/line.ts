import { attributeOf, isRecord, kebabCase, type Prop, type ServerContent } from '../../contract';
import { limitsIn } from '../../contract/limits';

/** The form in which an editor wrote a placeholder, and will continue. */
export type Spelling = 'content' | 'json' | 'attribute';

export function spellingOf({ fields, json }: ServerContent): Spelling {
  return fields.size ? 'content' : Object.keys(json).length ? 'json' : 'attribute';
}

const ELEMENTS: Readonly<Record<string, (mark: string) => string>> = {
  link: (mark) => `<a ${mark} href="…">…</a>`,
  image: (mark) => `<img ${mark} src="…" alt="…">`,
  content: (mark) => `<div ${mark}>…</div>`,
  date: (mark) => `<p ${mark}>2026-03-18</p>`,
};

/** The markup for a prop, ready to paste. */
export function lineFor(name: string, prop: Prop, spelling: Spelling): string {
  const item = prop.kind === 'list' ? (prop.details as Prop) : prop;
  if (spelling === 'json') return `"${name}": ${valueOf(prop)}`;
  const isParts = isRecord(item.details) && item.kind !== 'choice';
  if (spelling === 'attribute' && !isParts && prop.kind !== 'content')
    return prop.kind === 'flag' ? attributeOf(name) : `${attributeOf(name)}="${exampleOf(item)}"`;
  if (isParts)
    return `<div data-${prop.kind === 'list' ? 'item' : 'field'}="${name}">${
      Object.entries(item.details as Record<string, Prop>)
        .filter(([, { required }]) => required)
        .map(([memberName, member]) => lineFor(memberName, member, 'content'))
        .join('') || '…'
    }</div>`;
  return (ELEMENTS[item.kind] ?? ((mark) => `<p ${mark}>${exampleOf(item)}</p>`))(`data-field="${name}"`);
}

/** On the element of an item. */
export function attributeFor(name: string, prop: Prop): string {
  return `data-${kebabCase(name)}="${exampleOf(prop)}"`;
}

function exampleOf({ kind, details, limits }: Prop): string {
  if (kind === 'choice') return (details as readonly string[])[0]!;
  if (kind === 'number' || kind === 'integer') return /-?\d+/.exec(limitsIn(limits))?.[0] ?? '1';
  return kind === 'date' ? '2026-03-18' : '…';
}

function valueOf(prop: Prop): string {
  const { kind, details } = prop;
  if (kind === 'list') return `[${valueOf(details as Prop)}]`;
  if (kind === 'flag') return 'true';
  if (kind === 'number' || kind === 'integer') return exampleOf(prop);
  if (kind === 'link') return '{ "url": "…", "text": "…" }';
  if (kind === 'image') return '{ "src": "…", "alt": "…" }';
  return isRecord(details)
    ? `{ ${
        Object.entries(details as Record<string, Prop>)
          .filter(([, { required }]) => required)
          .map(([memberName, member]) => lineFor(memberName, member, 'json'))
          .join(', ') || '…'
      } }`
    : `"${exampleOf(prop)}"`;
}
