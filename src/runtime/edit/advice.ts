/** The texts of notes with advice for the editor: the element, and the markup to write. */
import {
  collectFields,
  isRecord,
  kebabCase,
  partsOf,
  placeOf,
  type Fields,
  type Members,
  type Note,
  type Place,
  type Prop,
  type Reason,
  type ServerContent,
} from '../../contract';
import { limitsIn } from '../../contract/limits';
import { excerpt, visibleText } from './excerpt';
import { attributeFor, lineFor, spellingOf, type Spelling } from './line';
import { memberOf } from './names';

/** In characters: enough of an item to tell it from the others. */
const FIRST_WORDS = 40;

export interface Advice {
  readonly text: string;
  /** The server-rendered element. */
  readonly element: Element | undefined;
}

export interface Known {
  readonly members: Members;
  readonly serverContent: ServerContent;
}

/** For an editor who does not write markup. See `adviceOf` for one who does. */
export function wordsOf({ path, reason, from }: Note): string {
  const isOfSource = isWrong(reason) || (typeof reason === 'object' && 'filledFrom' in reason);
  if (isOfSource && path.length === 1) return `${placeOf(String(path[0]), from)} ${reasonOf(reason)}`;
  const where = whereOf(path);
  const what = reasonOf(reason);
  return where ? where + (/^(?:data-|")/.test(what) ? ': ' : ' ') + what : what;
}

export function adviceOf(note: Note, { members, serverContent }: Known): Advice {
  const { reason, field } = note;
  const { scope, fields, element, item } = follow(note.path, members, serverContent.fields);
  const found = element ?? fields.get(field ?? '')?.[0];
  const sentence = quotedText(note, item);
  const isInItem = !isWrong(reason);
  const missing = missingIn(note);
  const prop = missing && memberOf(isInItem ? scope : members, missing);
  const spelling = spellingOf(serverContent);
  if (!prop) return { text: `${sentence}${correctionOf(note, spelling)}`, element: found };
  const noteText = isInItem ? sentence : `${markOf(missing, prop, spelling)} ${reasonOf(reason)}`;
  return {
    text: `${noteText.replace(/[.!?]?$/, (end) => end || '.')} Write ${lineToWrite(missing, prop, spelling, isInItem)}.`,
    element: found,
  };
}

/** Names the item by its first words, unless the note quotes them. */
function quotedText(note: Note, item: Element | undefined): string {
  const text = wordsOf(note);
  const sentence = item ? excerpt(visibleText(item), FIRST_WORDS) : '';
  const where = whereOf(note.path);
  return sentence && !text.includes(sentence) ? text.replace(where, () => `${where} (“${sentence}”)`) : text;
}

/** The replacement for an invalid value, unless the note contains it. */
function correctionOf({ path, reason, from }: Note, spelling: Spelling): string {
  if (path.length !== 1 || !isWrong(reason) || reason.wrong === undefined) return '';
  const isPlain = /^(?:number|integer|date|choice)$/.test(reason.prop.kind);
  return isPlain && !/\b(?:Write|Remove)\b/.test(reason.wrong)
    ? ` Write ${lineFor(String(path[0]), reason.prop, from ?? spelling)}.`
    : '';
}

/** Follows a note's path from the placeholder, as far as the declaration and the page allow. */
function follow(path: Place, members: Members, fields: Fields) {
  let scope = members;
  let prop: Prop | undefined;
  let ownElements: readonly Element[] = [];
  let element: Element | undefined;
  let item: Element | undefined;
  for (const step of path) {
    if (typeof step === 'number') {
      prop = prop?.details as Prop | undefined;
      element = (prop && ownElements.flatMap((candidate) => partsOf(candidate, prop!))[step - 1]) ?? element;
      item = element;
    } else {
      prop = memberOf(scope, step);
      ownElements = fields.get(step) ?? [];
      element = ownElements[0] ?? element;
    }
    if (!isRecord(prop?.details) || prop.kind === 'list') continue;
    scope = prop.details as Members;
    fields = element ? collectFields(element) : new Map();
  }
  return { scope, fields, element, item };
}

/** `title in item 2 of questions`. */
function whereOf(path: Place): string {
  const parts: string[] = [];
  for (const step of path) parts.unshift(typeof step === 'number' ? `item ${step} of ${parts.shift()}` : step);
  return parts.join(' in ');
}

function isWrong(reason: Reason): reason is Extract<Reason, { prop: Prop }> {
  return typeof reason === 'object' && 'wrong' in reason;
}

/** The missing prop: of an omitted item, or of the placeholder. */
function missingIn({ path, reason }: Note): string | undefined {
  if (typeof reason === 'string') return undefined;
  if ('dropped' in reason) return reason.missing;
  return 'wrong' in reason && reason.wrong === undefined ? String(path[0]) : undefined;
}

const SOURCES = { attribute: 'the attribute', json: 'the JSON', content: 'the content' } as const;

function reasonOf(reason: Reason): string {
  if (typeof reason === 'string') return reason;
  if ('dropped' in reason) return `is left out: it ${reason.dropped}`;
  if ('wrong' in reason) return wrongOf(reason);
  if ('characters' in reason) return `was cut to ${reason.characters} characters: it had ${reason.of}`;
  if ('items' in reason) return `has ${reason.of} items; only the first ${reason.items} are used`;
  if ('original' in reason)
    return `is ${String(reason.original)}, but must be ${limitsIn(reason.limits)}; ${String(reason.corrected)} is used`;
  if ('filledFrom' in reason)
    return `is empty, so the value from ${SOURCES[reason.filledFrom]} is used. Remove the empty one`;
  return `data-${kebabCase(reason.ignored)} is ignored here: password managers cannot fill fields inside a shadow root`;
}

/** Why a value is invalid, and what its prop becomes. */
function wrongOf({
  wrong,
  prop: { required, description, default: standard },
}: Extract<Reason, { prop: Prop }>): string {
  if (wrong === undefined) return `is missing. ${description}`.trim();
  if (required) return wrong;
  return `${wrong.replace(/\.?$/, '.')} ${typeof (standard ?? {}) === 'object' ? 'It is left out.' : `${String(standard)} is used.`}`;
}

/** In the form of the editor's markup; if there is none yet, in that of the line to paste. */
function markOf(name: string, { kind }: Prop, spelling: Spelling): string {
  return spelling === 'content' || (spelling === 'attribute' && kind === 'content')
    ? `data-field="${name}"`
    : placeOf(name, spelling);
}

/** In the spelling of the editor's other values. Short values are attributes of their item. */
function lineToWrite(name: string, missing: Prop, spelling: Spelling, isInItem: boolean): string {
  const isPlain = !/^(?:content|list|group|link|image)$/.test(missing.kind) && !isRecord(missing.details);
  if (isInItem && spelling === 'content' && isPlain) return `${attributeFor(name, missing)} on its element`;
  return lineFor(name, missing, isInItem && spelling === 'attribute' ? 'content' : spelling);
}
