/** What a note says to an editor: where, what is wrong and what to write; and which element it is about. */
import { attributeOf, camelCase, collectFields, isRecord, partsOf, type Fields, type Members, type Prop, type ServerContent } from '../../contract';
import { attributeFor, lineFor, spellingOf, type Spelling } from './line';
import { memberOf } from './names';

export interface Advice {
  readonly text: string;
  /** What the server wrote there. */
  readonly element: Element | undefined;
}

export interface Known {
  readonly members: Members;
  readonly written: ServerContent;
}

/** A note begins with the props that lead to its place: `questions item 2 options item 1 dropped: it has no id`. */
export function adviceOf(note: string, { members, written }: Known): Advice {
  let rest = note;
  let scope: Members = members;
  let fields: Fields = written.fields;
  let element: Element | undefined;
  const places: string[] = [];
  for (;;) {
    const [prefix = '', name = '', number] = /^(\w+)(?: item (\d+))?:? /.exec(rest) ?? [];
    const member = prefix ? memberOf(scope, name) : undefined;
    if (!member || (member.kind === 'list') !== Boolean(number)) break;
    rest = rest.slice(prefix.length);
    const prop = number ? (member.details as Prop) : member;
    places.unshift(number ? `item ${number} of ${name}` : name);
    const own = fields.get(name) ?? [];
    element = number ? own.flatMap((one) => partsOf(one, prop))[Number(number) - 1] ?? element : own[0] ?? element;
    fields = element && isRecord(prop.details) ? collectFields(element) : new Map();
    if (!isRecord(prop.details)) break;
    scope = prop.details as Members;
  }
  const marked = /data-(?:field|item)="([\w-]+)"/.exec(rest)?.[1];
  element ??= fields.get(camelCase(marked ?? ''))?.[0];
  const where = places.join(' in ');
  const missing = missingIn(rest, scope);
  const spelling = spellingOf(written);
  const what = missing && !where ? inSpelling(rest, missing, spelling) : rest.replace(/^dropped: it /, 'is left out: it ');
  const text = where ? where + (what.startsWith('data-') ? ': ' : ' ') + what : what;
  return { text: missing ? `${text.replace(/[.!?]?$/, (end) => end || '.')} Write ${lineToWrite(missing, scope[missing]!, spelling, where !== '')}.` : text, element };
}

/** The prop that a note names as missing. */
function missingIn(note: string, members: Members): string | undefined {
  const [, found = ''] = /^dropped: it has no (\w+)$/.exec(note) ?? /^data-([\w-]+) is missing\./.exec(note) ?? [];
  const name = camelCase(found);
  return found && Object.hasOwn(members, name) ? name : undefined;
}

/** In the markup that the editor uses, where the runtime could only name the attribute. */
function inSpelling(note: string, name: string, spelling: Spelling): string {
  return spelling === 'attribute' ? note : note.replace(attributeOf(name), spelling === 'json' ? `"${name}" in the JSON` : `data-field="${name}"`);
}

/** As the editor writes the others; what is short stands on the element of its item. */
function lineToWrite(name: string, missing: Prop, spelling: Spelling, isInItem: boolean): string {
  const isPlain = !/^(?:content|list|group|link|image)$/.test(missing.kind) && !isRecord(missing.details);
  if (isInItem && spelling === 'content' && isPlain) return `${attributeFor(name, missing)} on its element`;
  return lineFor(name, missing, isInItem && spelling === 'attribute' ? 'content' : spelling);
}
