/** Words that the server wrote and that a mounted module neither took nor shows. */
import { isValidElement } from 'react';
import {
  camelCase,
  collectFields,
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
import { lineFor } from './line';
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
  written: ServerContent,
  { content, props }: Shown,
): Note[] {
  const known = plain([element.textContent!, ...attributesIn(element), ...textsIn(props)].join(' '));
  const words = new Set(known.split(' '));
  const settings = settingsIn(members);
  const isLost = (text: string) => {
    const wording = plain(text);
    return !known.includes(wording) && !wording.split(' ').every((word) => words.has(word));
  };
  const lost = (written.fields.size ? content.flatMap(textsOf) : []).filter(
    (text) => !settings.has(camelCase(nameOf(text) ?? '')) && isLost(text.nodeValue!),
  );
  const ofPage = [...new Set(lost.map((text) => noteOf(text, members, written)))];
  const ofElements = written.fields.size
    ? lostElements(element, content, props).map((one) => noteOfElement(one, members, written))
    : [];
  const notes: Note[] = [
    ...[...ofPage, ...new Set(ofElements)].map((reason) => ({ place: [], reason })),
    ...notesOfJson(wordsIn(written.json, members, []).filter((one) => isLost(one.written) && isLost(one.text))),
  ];
  return notes.length > MOST
    ? [...notes.slice(0, MOST), { place: [], reason: `${notes.length - MOST} more texts or elements are not shown` }]
    : notes;
}

function noteOf(text: Text, members: Members, written: ServerContent): string {
  const name = nameOf(text);
  const words = excerpt(text.nodeValue!);
  const field = freeField(text.parentElement, members, written, /^(?:text|content)$/);
  const line = isLink(name, members)
    ? `<a href="…">${words}</a>`
    : field && lineFor(...field, 'content').replace('…', words);
  // What is wrong with a link has a note of its own.
  const advice = text.parentElement?.closest('a') && isLink(name, members) ? '' : line ? ` Write ${line}.` : OUTSIDE;
  return `“${words}”${name ? ` in ${name}` : ''} is not shown.${advice}`;
}

const OUTSIDE = ' Put it outside the module.';

/** Whether the field of this name takes a link, or several. */
function isLink(name: string | undefined, members: Members): boolean {
  const prop = name === undefined ? undefined : memberOf(members, camelCase(name));
  return (prop?.kind === 'list' ? (prop.details as Prop) : prop)?.kind === 'link';
}

/** What visitors see without words. */
const VISIBLE = 'img, video, audio, form, iframe, svg, math, table';

/** Those that the module neither moved nor shows by their address. */
function lostElements(element: Element, content: readonly Node[], props: Shown['props']): Element[] {
  const shown = new Set(textsIn(props));
  for (const { src, currentSrc } of element.querySelectorAll<HTMLImageElement>('[src]')) shown.add(src).add(currentSrc);
  // A module that shows a form has taken over that of the server.
  const hasForm = element.querySelector('form, input, select, button[type="submit"]') !== null;
  const elements = content.flatMap((node) =>
    node instanceof Element ? [...(node.matches(VISIBLE) ? [node] : []), ...node.querySelectorAll(VISIBLE)] : [],
  );
  return elements.filter((one) => {
    const address = one.getAttribute('src') ?? one.querySelector('source')?.getAttribute('src');
    return (
      !one.isConnected &&
      !one.parentElement?.closest(VISIBLE) &&
      !one.closest(`[data-fallback], [aria-hidden="true"], noscript, template, [data-module]`) &&
      // The frame of what has names, such as the form around the questions of a quiz.
      !one.matches('[data-field], [data-item], :has([data-field], [data-item])') &&
      !(one.matches('form') && hasForm) &&
      !(address && (shown.has(address) || shown.has((one as HTMLImageElement).src)))
    );
  });
}

/** By which an editor knows it again. */
function noteOfElement(element: Element, members: Members, written: ServerContent): string {
  const { localName, textContent } = element;
  const words =
    element.getAttribute('alt') || element.getAttribute('title') || textContent || element.getAttribute('src') || '';
  const name = nameOf(element);
  const what = `<${localName}>${words.trim() ? ` “${excerpt(words)}”` : ''}${name ? ` in ${name}` : ''} is not shown`;
  const picture = localName === 'img' ? freeField(element.parentElement, members, written, /^image$/) : undefined;
  if (picture) return `${what}. Write ${lineFor(...picture, 'content')}.`;
  const body = freeField(element.parentElement, members, written, /^content$/);
  const markup = localName === 'img' ? '<img …>' : `<${localName}>…</${localName}>`;
  if (body) return `${what}. Write <div data-field="${body[0]}">${markup}</div>.`;
  return `${what}: this module has no field for it. Put it before or after the module.`;
}

/** A field of its item or of the module that is not written yet, and takes such a value. */
function freeField(
  parent: Element | null,
  members: Members,
  written: ServerContent,
  kinds: RegExp,
): [name: string, prop: Prop] | undefined {
  const item = parent?.closest('[data-item]');
  const list = item && memberOf(members, camelCase(item.getAttribute('data-item')!));
  const inner = list && isRecord(list.details) ? (list.details as unknown as Prop).details : undefined;
  const own = item && isRecord(inner) ? (inner as Members) : members;
  const fields = item && isRecord(inner) ? collectFields(item) : written.fields;
  const isFree = ([name, { kind, alias = [] }]: [string, Prop]) =>
    kinds.test(kind) && ![name, ...alias].some((one) => fields.has(one) || (!item && one in written.json));
  const free = Object.entries(own).filter(isFree);
  return free.find(([, { kind }]) => kind === 'content') ?? free[0];
}

function nameOf({ parentElement }: Node): string | undefined {
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
  readonly written: string;
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

function wordsOfProp(prop: Prop, given: unknown, place: Place): Wording[] {
  const { kind, details, limits } = prop;
  const value = unwrap(given);
  if (kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((one, index) => wordsOfProp(details as Prop, one, [...place, index + 1]))
      : [];
  if (isGroup(prop)) return isRecord(value) ? wordsIn(value, details as Members, place) : [];
  const words = kind === 'link' && isRecord(value) ? (value['text'] ?? value['Text']) : value;
  if (typeof words !== 'string' || SETTINGS.test(kind) || /^\S*\/\S*$/.test(words)) return [];
  // What was cut has a note of its own.
  const text = decodeEntities(words.replace(/<[^<>]*>/g, ' ')).slice(
    0,
    isRecord(limits) && 'characters' in limits ? Number(limits.characters) : undefined,
  );
  return /\p{L}/u.test(text) ? [{ place, written: words, text }] : [];
}

/** One for each item, however many of its texts are nowhere. */
function notesOfJson(lost: readonly Wording[]): Note[] {
  const items = new Map<string, { place: Place; said: string[] }>();
  for (const { place, text } of lost) {
    const item = place.slice(0, -1);
    const { said } = items.get(item.join()) ?? items.set(item.join(), { place: item, said: [] }).get(item.join())!;
    said.push(`${place.at(-1)} “${excerpt(text)}”`);
  }
  return [...items.values()].map(({ place, said }) => ({
    place,
    reason: place.length
      ? `has words that are not shown: ${said.join(', ')}`
      : `${said.join(', ')} in the JSON ${said.length > 1 ? 'are' : 'is'} not shown`,
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
  return [...element.querySelectorAll(SAYING.map((name) => `[${name}]`).join())].flatMap((one) =>
    SAYING.map((name) => one.getAttribute(name) ?? ''),
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
