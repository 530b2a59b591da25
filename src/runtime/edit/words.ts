/** Words that the server wrote and that a mounted module neither took nor shows. */
import { isValidElement } from 'react';
import {
  camelCase,
  isRecord,
  unwrap,
  type Members,
  type Note,
  type Place,
  type Prop,
  type ReadProps,
  type ServerContent,
} from '../../contract';
import { decodeEntities } from '../../ui';
import { excerpt } from './excerpt';
import { isGroup, memberOf } from './names';

const MOST = 5;

/** Where words may stand that mean nothing once the module is there, and those whose element says them in a value. */
const APART =
  '[data-fallback], script, style, template, noscript, summary, button, label, legend, form, time[datetime], data[value], [data-value]';

/** Kinds whose words are no words: `Count Up` is shown by counting. */
const SETTINGS = /^(choice|flag|number|integer|date)$/;

export interface Shown {
  /** The nodes that stood in the placeholder before the module was mounted. */
  readonly content: readonly Node[];
  readonly props: ReadProps<Members>['props'];
}

/**
 * A note for each text that is nowhere, and for each item of the JSON that has some. A placeholder without a mark
 * holds only what is read until the module is there.
 */
export function explainWords(
  element: Element,
  members: Members,
  serverContent: ServerContent,
  { content, props }: Shown,
): Note[] {
  const visibleText = plain([element.textContent!, ...attributesIn(element), ...textsIn(props)].join(' '));
  const visibleWords = new Set(visibleText.split(' '));
  const settings = settingsIn(members);
  const isLost = (text: string) => {
    const wording = plain(text);
    return !visibleText.includes(wording) && !wording.split(' ').every((word) => visibleWords.has(word));
  };
  const lost = (serverContent.fields.size ? content.flatMap(textsOf) : []).filter(
    (text) => !settings.has(camelCase(nameOf(text) ?? '')) && isLost(text.nodeValue!),
  );
  const ofPage = [...new Set(lost.map(noteOf))].map((reason) => ({ place: [], reason }));
  const notes: Note[] = [
    ...ofPage,
    ...notesOfJson(
      wordsIn(serverContent.json, members, []).filter((wording) => isLost(wording.writtenText) && isLost(wording.text)),
    ),
  ];
  return notes.length > MOST
    ? [...notes.slice(0, MOST), { place: [], reason: `${notes.length - MOST} more texts are not shown` }]
    : notes;
}

function noteOf(text: Text): string {
  const name = nameOf(text);
  return `“${excerpt(text.nodeValue!)}” ${name ? `in ${name} is not shown. Put it into an element with a data-field of its own.` : 'is not shown. Write data-field="…" on its element, with the name of what it is.'}`;
}

function nameOf({ parentElement }: Text): string | undefined {
  const marked = parentElement?.closest('[data-field], [data-item]');
  return marked?.getAttribute('data-field') ?? marked?.getAttribute('data-item') ?? undefined;
}

/** What was not moved into the module. */
function textsOf(node: Node): Text[] {
  if (node.isConnected) return [];
  if (node instanceof Text) return /[\p{L}\d]{2}/u.test(node.nodeValue!) ? [node] : [];
  return node instanceof Element && !node.matches(APART) ? [...node.childNodes].flatMap(textsOf) : [];
}

interface Wording {
  /** That of its prop. */
  readonly place: Place;
  readonly writtenText: string;
  /** Without its markup, as far as it is read. */
  readonly text: string;
}

/** What the JSON says in words: neither settings nor addresses. */
function wordsIn(values: Readonly<Record<string, unknown>>, members: Members, place: Place): Wording[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = camelCase(key);
    const prop = memberOf(members, name);
    return prop ? wordsOfProp(prop, value, [...place, name]) : [];
  });
}

function wordsOfProp(prop: Prop, rawValue: unknown, place: Place): Wording[] {
  const { kind, details, limits } = prop;
  const value = unwrap(rawValue);
  if (kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((item, index) => wordsOfProp(details as Prop, item, [...place, index + 1]))
      : [];
  if (isGroup(prop)) return isRecord(value) ? wordsIn(value, details as Members, place) : [];
  const ownText = kind === 'link' && isRecord(value) ? (value['text'] ?? value['Text']) : value;
  if (typeof ownText !== 'string' || SETTINGS.test(kind) || /^\S*\/\S*$/.test(ownText)) return [];
  // What was cut has a note of its own.
  const text = decodeEntities(ownText.replace(/<[^>]*>/g, ' ')).slice(
    0,
    isRecord(limits) && 'characters' in limits ? Number(limits.characters) : undefined,
  );
  return /\p{L}/u.test(text) ? [{ place, writtenText: ownText, text }] : [];
}

/** One for each item, however many of its texts are nowhere. */
function notesOfJson(lost: readonly Wording[]): Note[] {
  const items = new Map<string, { place: Place; lostTexts: string[] }>();
  for (const { place, text } of lost) {
    const item = place.slice(0, -1);
    const { lostTexts } =
      items.get(item.join()) ?? items.set(item.join(), { place: item, lostTexts: [] }).get(item.join())!;
    lostTexts.push(`${place.at(-1)} “${excerpt(text)}”`);
  }
  return [...items.values()].map(({ place, lostTexts }) => ({
    place,
    reason: place.length
      ? `has words that are not shown: ${lostTexts.join(', ')}`
      : `${lostTexts.join(', ')} in the JSON ${lostTexts.length > 1 ? 'are' : 'is'} not shown`,
  }));
}

function settingsIn(members: Members): Set<string> {
  const names = Object.entries(members).flatMap(([name, { kind, details }]) => {
    if (SETTINGS.test(kind)) return [name];
    const inner = kind === 'list' ? (details as Prop).details : details;
    return isRecord(inner) ? [...settingsIn(inner as Members)] : [];
  });
  return new Set(names);
}

const SAYING = ['alt', 'aria-label', 'title', 'placeholder', 'value'];

function attributesIn(element: Element): string[] {
  return [...element.querySelectorAll(SAYING.map((name) => `[${name}]`).join())].flatMap((candidate) =>
    SAYING.map((name) => candidate.getAttribute(name) ?? ''),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Element) return [value.textContent!];
  // Of a short text with emphasis; what React keeps on an element of its own leads in circles.
  if (isValidElement<{ children?: unknown }>(value)) return textsIn(value.props.children);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value ?? '')];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
