import { domCall } from '../dom';
import type { Tell } from '../note';
import { mismatch, unwrap, type Source } from '../source';
import { truncate } from '../truncate';
import { prop, type PropOptions } from './kind';

export interface TextOptions<T extends string = string> extends PropOptions<T> {
  /** In characters; a longer text is cut. A megabyte in an attribute is a mistake. */
  max?: number;
}

const LONGEST_TEXT = 5_000;

export function text<const O extends TextOptions>(options: O) {
  const max = options.max ?? LONGEST_TEXT;
  return prop<string, O>('text', options, (source, note) => cut(stringOf(source), max, note), {
    limits: options.max ? { characters: max } : undefined,
  });
}

/** One of a few words. Letter case does not matter, nor does what joins the words: drop-downs print "All Borders". */
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
      const given = stringOf(source, expected, true);
      if (!given) return undefined;
      return choices.find((one) => lettersOf(one) === lettersOf(given)) ?? mismatch(expected, given);
    },
    { limits, details: choices },
  );
}

function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[\s_-]/g, '');
}

/** Undefined for a text that is no date. `note` is for the editor. */
type DateReader = (text: string, language: string) => { iso: string; note?: string | undefined } | undefined;

let readWritten: DateReader | undefined;

/** From then on dates may be written in other forms than ISO 8601. */
export function readDatesWith(reader: DateReader) {
  readWritten = reader;
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
    const given = time?.getAttribute('datetime') ?? stringOf(source, expected, true);
    if (!given) return undefined;
    if (/^\d{4}(?:-\d\d){0,2}(?:T|$)/.test(given) && Date.parse(given)) return given;
    if (!readWritten) throw new UnreadDate();
    const { lang } =
      ((element && domCall(element, 'closest', '[lang]')) as HTMLElement | null) ?? document.documentElement;
    const read = readWritten(given, lang || 'en') ?? mismatch(expected, given);
    if (read.note) note(read.note);
    return read.iso;
  });
}

/** Elements whose `value` says for a machine what their words say for readers. That of `li` or `button` is something else. */
const VALUED = new Set(['data', 'meter', 'progress', 'input', 'option']);

/** What an element says for a machine, if it does. */
export function machineValue(element: Element): string | null {
  return element.getAttribute('data-value') ?? (VALUED.has(element.localName) ? element.getAttribute('value') : null);
}

/** What readers read; the value where there are no words, as in `<data value="…">` and `<input>`. */
export function writtenText(element: Element): string {
  const { textContent } = element;
  return element.getAttribute('data-value') ?? (/\S/.test(textContent) ? textContent : (machineValue(element) ?? ''));
}

/**
 * The plain text of a value; empty text is no value. Of an element it is the words that visitors read, and with `isData`,
 * for numbers, dates and choices, what it says for a machine. `data-value` wins in each case. Throws a Mismatch that names
 * what was expected.
 */
export function stringOf(source: Source, expected = 'text', isData = false): string | undefined {
  if (source.from === 'attribute') return source.value.trim() || undefined;
  if (source.from === 'content') {
    const words = writtenText(source.value);
    return ((isData && machineValue(source.value)) || words).replace(/[\t\n\f\r ]+/g, ' ').trim() || undefined;
  }
  const value = unwrap(source.value) ?? '';
  return typeof value === 'object' ? mismatch(expected, value) : String(value).trim() || undefined;
}

function cut(value: string | undefined, max: number, note: Tell): string | undefined {
  if (value === undefined || value.length <= max) return value;
  note({ characters: max, of: value.length });
  return truncate(value, max) || undefined;
}
