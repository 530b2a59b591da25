import { domCall, domGet } from '../dom';
import type { AddNote } from '../note';
import { mismatch, unwrap, type Source } from '../source';
import { truncate } from '../truncate';
import { prop, type PropOptions } from './kind';

export interface TextOptions<T extends string = string> extends PropOptions<T> {
  /** In characters; a longer text is cut. A megabyte in an attribute is a mistake. */
  max?: number;
}

const MAX_TEXT_LENGTH = 5_000;

export function text<const O extends TextOptions>(options: O) {
  const max = options.max ?? MAX_TEXT_LENGTH;
  return prop<string, O>('text', options, (source, note) => cut(stringOf(source), max, note), {
    limits: options.max ? { characters: max } : undefined,
  });
}

/** One of a few names. Letter case, spaces, hyphens and underscores do not matter: drop-downs print "All Borders". */
export function choice<const C extends readonly string[], const O extends PropOptions<C[number]>>(
  choices: C,
  options: O,
) {
  const limits = choices.join(', ');
  const expected = `one of ${limits}`;
  return prop<C[number], O>(
    'choice',
    options,
    (source) => {
      const text = stringOf(source, expected, true);
      if (!text) return undefined;
      return choices.find((name) => lettersOf(name) === lettersOf(text)) ?? mismatch(expected, text);
    },
    { limits, details: choices },
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}

/** Undefined for a text that is not a date. `note` is for the editor. */
type DateReader = (text: string, language: string) => { iso: string; note?: string | undefined } | undefined;

let readOtherForms: DateReader | undefined;

/** Allows dates in other forms than ISO 8601 from now on. */
export function readDatesWith(reader: DateReader) {
  readOtherForms = reader;
}

/** Thrown for a date in another form than ISO 8601 while its reader is not loaded. */
export class UnreadDate extends Error {
  override name = 'UnreadDate';
}

/** A date or a moment, as ISO 8601 text. */
export function date<const O extends PropOptions<string>>(options: O) {
  return prop<string, O>('date', options, (source, note) => {
    const element = source.from === 'content' ? source.value : undefined;
    const time = element && (domCall(element, 'closest', 'time') ?? domCall(element, 'querySelector', 'time'));
    const expected = 'a date such as 2026-11-20';
    const text = (time && domCall(time, 'getAttribute', 'datetime')) ?? stringOf(source, expected, true);
    if (!text) return undefined;
    if (/^\d{4}(?:-\d\d){0,2}(?:T|$)/.test(text) && Date.parse(text)) return text;
    if (!readOtherForms) throw new UnreadDate();
    const { lang } =
      ((element && domCall(element, 'closest', '[lang]')) as HTMLElement | null) ?? document.documentElement;
    const read = readOtherForms(text, lang || 'en') ?? mismatch(expected, text);
    if (read.note) note(read.note);
    return read.iso;
  });
}

/** Elements whose `value` attribute is the machine-readable form of their text. On `li` or `button` it has another meaning. */
const VALUED = new Set(['data', 'meter', 'progress', 'input', 'option']);

/** The machine-readable value of an element, or null. */
export function machineValue(element: Element): string | null {
  return (
    domCall(element, 'getAttribute', 'data-value') ??
    (VALUED.has(element.localName) ? domCall(element, 'getAttribute', 'value') : null)
  );
}

/** The text content, or the value of an element without text, such as `<data value="…">` and `<input>`. */
export function sourceText(element: Element): string {
  const textContent = domGet(element, 'textContent');
  return (
    domCall(element, 'getAttribute', 'data-value') ??
    (/\S/.test(textContent) ? textContent : (machineValue(element) ?? ''))
  );
}

/**
 * The plain text of a value, or undefined if it is empty. For an element it is the text content, or with `isData`, which
 * numbers, dates and choices use, the machine-readable value. `data-value` has precedence. Throws a Mismatch that names
 * the expected kind.
 */
export function stringOf(source: Source, expected = 'text', isData = false): string | undefined {
  if (source.from === 'attribute') return source.value.trim() || undefined;
  if (source.from === 'content') {
    const text = sourceText(source.value);
    return ((isData && machineValue(source.value)) || text).replace(/[\t\n\f\r ]+/g, ' ').trim() || undefined;
  }
  const value = unwrap(source.value) ?? '';
  return typeof value === 'object' ? mismatch(expected, value) : String(value).trim() || undefined;
}

function cut(value: string | undefined, max: number, note: AddNote): string | undefined {
  if (value === undefined || value.length <= max) return value;
  note({ characters: max, of: value.length });
  return truncate(value, max) || undefined;
}
