/** Words that the server wrote and that a mounted module neither took nor shows. */
import { isValidElement } from 'react';
import { camelCase, isRecord, type Members, type Note, type Prop, type ReadProps, type ServerContent } from '../../contract';
import { excerpt } from './excerpt';

const MOST = 5;

/** Where words may stand that mean nothing once the module is there, and those whose element says them in a value. */
const APART = '[data-fallback], script, style, template, noscript, summary, button, label, legend, form, time[datetime], data[value], [data-value]';

/** Kinds whose words are no words: `Count Up` is shown by counting. */
const SETTINGS = /^(choice|flag|number|integer|date)$/;

export interface Shown {
  /** The nodes that stood in the placeholder before the module was mounted. */
  readonly content: readonly Node[];
  readonly props: ReadProps<Members>['props'];
}

/** A note for each text that is nowhere. A placeholder without a mark holds only what is read until the module is there. */
export function explainWords(element: Element, members: Members, written: ServerContent, { content, props }: Shown): Note[] {
  if (!written.fields.size) return [];
  const known = plain([element.textContent!, ...attributesIn(element), ...textsIn(props)].join(' '));
  const words = new Set(known.split(' '));
  const settings = settingsIn(members);
  const lost = content.flatMap(textsOf).filter((text) => {
    const wording = plain(text.nodeValue!);
    return !settings.has(camelCase(nameOf(text) ?? '')) && !known.includes(wording) && !wording.split(' ').every((word) => words.has(word));
  });
  const notes = [...new Set(lost.map(noteOf))];
  const told = notes.length > MOST ? [...notes.slice(0, MOST), `${notes.length - MOST} more texts are not shown`] : notes;
  return told.map((reason) => ({ place: [], reason }));
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
  return [...element.querySelectorAll(SAYING.map((name) => `[${name}]`).join())].flatMap((one) => SAYING.map((name) => one.getAttribute(name) ?? ''));
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
