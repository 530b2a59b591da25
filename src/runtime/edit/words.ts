/** Server-rendered text that a mounted module neither took over nor shows. */
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

/** Elements whose text is meaningless once the module is mounted, or whose attributes contain it. */
const APART =
  '[data-fallback], script, style, template, noscript, summary, button, label, legend, form, time[datetime], data[value], [data-value]';

/** Kinds whose text is not shown: `Count Up` is an animation. */
const SETTINGS = /^(choice|flag|number|integer|date)$/;

export interface Shown {
  /** The nodes in the placeholder before the module was mounted. */
  readonly content: readonly Node[];
  readonly props: ReadProps<Members>['props'];
}

/**
 * A note for each text that the module does not show, and for each item of the JSON with such texts. In a placeholder
 * without marks, all content is a fallback.
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
  const lostTexts = (serverContent.fields.size ? content.flatMap(textsOf) : []).filter(
    (text) => !settings.has(camelCase(nameOf(text) ?? '')) && isLost(text.nodeValue!),
  );
  const ofPage = [...new Set(lostTexts.map((text) => noteOf(text, members, serverContent)))];
  const ofElements = serverContent.fields.size
    ? lostElements(element, content, props).map((lost) => noteOfElement(lost, members, serverContent))
    : [];
  const notes: Note[] = [
    ...[...ofPage, ...new Set(ofElements)].map((reason) => ({ path: [], reason })),
    ...notesOfJson(
      wordsIn(serverContent.json, members, []).filter((wording) => isLost(wording.wording) && isLost(wording.text)),
    ),
  ];
  return notes.length > MOST
    ? [...notes.slice(0, MOST), { path: [], reason: `${notes.length - MOST} more texts or elements are not shown` }]
    : notes;
}

function noteOf(text: Text, members: Members, serverContent: ServerContent): string {
  const name = nameOf(text);
  const quote = excerpt(text.nodeValue!);
  const field = freeField(text.parentElement, members, serverContent, /^(?:text|content)$/);
  const line = isLink(name, members)
    ? `<a href="…">${quote}</a>`
    : field && lineFor(...field, 'content').replace('…', quote);
  // A problem of a link has its own note.
  const advice = text.parentElement?.closest('a') && isLink(name, members) ? '' : line ? ` Write ${line}.` : OUTSIDE;
  return `“${quote}”${name ? ` in ${name}` : ''} is not shown.${advice}`;
}

const OUTSIDE = ' Put it outside the module.';

/** Whether the field of this name accepts one or several links. */
function isLink(name: string | undefined, members: Members): boolean {
  const prop = name === undefined ? undefined : memberOf(members, camelCase(name));
  return (prop?.kind === 'list' ? (prop.details as Prop) : prop)?.kind === 'link';
}

/** Elements that are visible without text. */
const VISIBLE = 'img, video, audio, form, iframe, svg, math, table';

/** Images that the module neither moved nor shows by their URL. */
function lostElements(element: Element, content: readonly Node[], props: Shown['props']): Element[] {
  const visibleTexts = new Set(textsIn(props));
  for (const { src, currentSrc } of element.querySelectorAll<HTMLImageElement>('[src]'))
    visibleTexts.add(src).add(currentSrc);
  // A module that shows a form has taken over the server's form.
  const hasForm = element.querySelector('form, input, select, button[type="submit"]') !== null;
  const elements = content.flatMap((node) =>
    node instanceof Element ? [...(node.matches(VISIBLE) ? [node] : []), ...node.querySelectorAll(VISIBLE)] : [],
  );
  return elements.filter((candidate) => {
    const address = candidate.getAttribute('src') ?? candidate.querySelector('source')?.getAttribute('src');
    return (
      !candidate.isConnected &&
      !candidate.parentElement?.closest(VISIBLE) &&
      !candidate.closest(`[data-fallback], [aria-hidden="true"], noscript, template, [data-module]`) &&
      // The container of named fields, such as the form around the questions of a quiz.
      !candidate.matches('[data-field], [data-item], :has([data-field], [data-item])') &&
      !(candidate.matches('form') && hasForm) &&
      !(address && (visibleTexts.has(address) || visibleTexts.has((candidate as HTMLImageElement).src)))
    );
  });
}

/** Quotes the element, so that the editor recognises it. */
function noteOfElement(element: Element, members: Members, serverContent: ServerContent): string {
  const { localName, textContent } = element;
  const quote =
    element.getAttribute('alt') || element.getAttribute('title') || textContent || element.getAttribute('src') || '';
  const name = nameOf(element);
  const what = `<${localName}>${quote.trim() ? ` “${excerpt(quote)}”` : ''}${name ? ` in ${name}` : ''} is not shown`;
  const picture = localName === 'img' ? freeField(element.parentElement, members, serverContent, /^image$/) : undefined;
  if (picture) return `${what}. Write ${lineFor(...picture, 'content')}.`;
  const body = freeField(element.parentElement, members, serverContent, /^content$/);
  const markup = localName === 'img' ? '<img …>' : `<${localName}>…</${localName}>`;
  if (body) return `${what}. Write <div data-field="${body[0]}">${markup}</div>.`;
  return `${what}: this module has no field for it. Put it before or after the module.`;
}

/** An unused field of its item or of the module that accepts such a value. */
function freeField(
  parent: Element | null,
  members: Members,
  serverContent: ServerContent,
  kinds: RegExp,
): [name: string, prop: Prop] | undefined {
  const item = parent?.closest('[data-item]');
  const list = item && memberOf(members, camelCase(item.getAttribute('data-item')!));
  const inner = list && isRecord(list.details) ? list.details['details'] : undefined;
  const ownMembers = item && isRecord(inner) ? (inner as Members) : members;
  const fields = item && isRecord(inner) ? collectFields(item) : serverContent.fields;
  const isFree = ([name, { kind, alias = [] }]: [string, Prop]) =>
    kinds.test(kind) &&
    ![name, ...alias].some((spelling) => fields.has(spelling) || (!item && spelling in serverContent.json));
  const free = Object.entries(ownMembers).filter(isFree);
  return free.find(([, { kind }]) => kind === 'content') ?? free[0];
}

function nameOf({ parentElement }: Node): string | undefined {
  const marked = parentElement?.closest('[data-field], [data-item]');
  return marked?.getAttribute('data-field') ?? marked?.getAttribute('data-item') ?? undefined;
}

/** The text nodes that were not moved into the module. */
function textsOf(node: Node): Text[] {
  if (node.isConnected) return [];
  if (node instanceof Text) return /[\p{L}\d]{2}/u.test(node.nodeValue!) ? [node] : [];
  return node instanceof Element && !node.matches(APART) ? [...node.childNodes].flatMap(textsOf) : [];
}

interface Wording {
  /** The text of its prop. */
  readonly path: Place;
  readonly wording: string;
  /** Without its markup, as far as it is read. */
  readonly text: string;
}

/** The texts of the JSON, without settings and URLs. */
function wordsIn(values: Readonly<Record<string, unknown>>, members: Members, path: Place): Wording[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = camelCase(key);
    const prop = memberOf(members, name);
    return prop ? textsOfProp(prop, value, [...path, name]) : [];
  });
}

function textsOfProp(prop: Prop, raw: unknown, path: Place): Wording[] {
  const { kind, details, limits } = prop;
  const value = unwrap(raw);
  if (kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((item, index) => textsOfProp(details as Prop, item, [...path, index + 1]))
      : [];
  if (isGroup(prop)) return isRecord(value) ? wordsIn(value, details as Members, path) : [];
  const wording = kind === 'link' && isRecord(value) ? (value['text'] ?? value['Text']) : value;
  if (typeof wording !== 'string' || SETTINGS.test(kind) || /^\S*\/\S*$/.test(wording)) return [];
  // Truncation has its own note.
  const text = decodeEntities(wording.replace(/<[^<>]*>/g, ' ')).slice(
    0,
    isRecord(limits) && 'characters' in limits ? Number(limits.characters) : undefined,
  );
  return /\p{L}/u.test(text) ? [{ path, wording, text }] : [];
}

/** One note for each item, even if several of its texts are lost. */
function notesOfJson(lost: readonly Wording[]): Note[] {
  const items = new Map<string, { path: Place; texts: string[] }>();
  for (const { path, text } of lost) {
    const item = path.slice(0, -1);
    const { texts } = items.get(item.join()) ?? items.set(item.join(), { path: item, texts: [] }).get(item.join())!;
    texts.push(`${path.at(-1)} “${excerpt(text)}”`);
  }
  return [...items.values()].map(({ path, texts }) => ({
    path,
    reason: path.length
      ? `has text that is not shown: ${texts.join(', ')}`
      : `${texts.join(', ')} in the JSON ${texts.length > 1 ? 'are' : 'is'} not shown`,
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
  return [...element.querySelectorAll(SAYING.map((name) => `[${name}]`).join())].flatMap((part) =>
    SAYING.map((name) => part.getAttribute(name) ?? ''),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Element) return [value.textContent!];
  // The value of a short text with emphasis. React's own members of an element are circular.
  if (isValidElement<{ children?: unknown }>(value)) return textsIn(value.props.children);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value ?? '')];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
