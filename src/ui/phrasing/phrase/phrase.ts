import { createElement, type ReactElement } from 'react';
import { type Prop, type PropOptions, text, unwrap } from '../../../contract';
import { addStyles } from '../../../core';
import styles from './phrase.css';

addStyles(styles);

/** A short text that React shows as it is: a string, or, where its author set emphasis and the like, its parts. */
export type Phrase = string | readonly Part[];

type Part = string | ReactElement<{ children?: Phrase }>;

interface Options extends PropOptions<string> {
  /** In characters of what is read; a longer text is cut, and loses its markup. */
  max?: number;
}

/** What a short text may hold of HTML's phrasing content: emphasis, formulas, works cited, other languages, line breaks. */
const KEPT = /^(?:abbr|b|bdi|bdo|cite|em|i|q|small|span|strong|su[bp]|w?br)$/;
const ATTRIBUTES = ['lang', 'dir', 'title'];

/** An element that has no end, or one with its end. */
const ELEMENT = /<(w?br)\b[^<>]*>|<([a-z]+)(\s[^<>]*)?>(.*?)<\/\2\s*>/gis;
const ATTRIBUTE = /\s(lang|dir|title)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const TAG = /<!--.*?-->|<\/?[a-z][^<>]*>/gis;

/** In characters. No short text has so much markup, and a service could send megabytes. */
const LONGEST_HTML = 5_000;

/** What HTML takes for one blank; a no-break space is meant. */
const BLANKS = /[\t\n\f\r ]+/g;

/** The named characters that content systems print into short texts; the others they print as numbers or as themselves. */
const CHARACTERS = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0', shy: '\u00AD', ndash: '–', mdash: '—', hellip: '…', euro: '€', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' }),
);

/** Like `text`, with the markup of `ELEMENTS` kept, from live elements and from the HTML of a datasource alike. No HTML reaches the page. */
export function phrase<const O extends Options>(options: O): Prop<O extends { required: true } | { default: string } ? Phrase : Phrase | undefined> {
  const plain = text(options);
  const read: Prop<Phrase>['read'] = (source, note) => {
    const value = source.from === 'json' ? unwrap(source.value) : undefined;
    const parts =
      source.from === 'content' && source.value.firstElementChild
        ? trimmed(partsOfNodes(source.value.childNodes))
        : typeof value === 'string' && value.length < LONGEST_HTML && /[<&]/.test(value)
          ? trimmed(partsOfHtml(value))
          : undefined;
    if (!parts) return plain.read(source, note);
    const words = wordsOf(parts);
    const shown = plain.read({ from: 'json', value: words }, note);
    return shown !== words ? shown : parts.every((part) => typeof part === 'string') ? words : parts;
  };
  return { ...plain, read } as ReturnType<typeof phrase<O>>;
}

/** What is read of a phrase, for a label, an address or a report. */
export function wordsOf(phrase: Phrase): string;
export function wordsOf(phrase: Phrase | undefined): string | undefined;
export function wordsOf(phrase: Phrase | undefined): string | undefined {
  return typeof phrase === 'object' ? flat(phrase).replace(BLANKS, ' ').trim() : phrase;
}

function flat(phrase: Phrase = ' '): string {
  return typeof phrase === 'string' ? phrase : phrase.map((part) => (typeof part === 'string' ? part : flat(part.props.children))).join('');
}

function partsOfNodes(nodes: Iterable<Node>): Part[] {
  return [...nodes].flatMap((node, key) => {
    if (node instanceof Text) return [node.data.replace(BLANKS, ' ')];
    return node instanceof Element ? partsOf(node.localName, ATTRIBUTES.map((name) => [name, node.getAttribute(name)]), partsOfNodes(node.childNodes), key) : [];
  });
}

function partsOfHtml(html: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: written, 1: empty, 2: name = '', 3: attributes = '', 4: inner = '', index } of html.matchAll(ELEMENT)) {
    const given = [...attributes.matchAll(ATTRIBUTE)].map(([, one = '', ...values]) => [one.toLowerCase(), decoded(values.find(Boolean) ?? '')] as const);
    parts.push(decoded(html.slice(end, index)), ...partsOf((empty ?? name).toLowerCase(), given, partsOfHtml(inner), index));
    end = index + written.length;
  }
  return [...parts, decoded(html.slice(end))];
}

/** The element where it is one of those that may stay, else what is in it. */
function partsOf(name: string, attributes: readonly (readonly [string, string | null])[], parts: Part[], key: number): Part[] {
  const given = attributes.filter(([, value]) => value);
  if (!KEPT.test(name) || (name === 'span' && !given.length)) return parts;
  const className = /^su/.test(name) ? 'inlay-phrase__off-the-line' : undefined;
  return [createElement(name, { key, className, ...Object.fromEntries(given) }, ...(/^w?br$/.test(name) ? [] : [parts])) as Part];
}

function decoded(html: string): string {
  return decodeEntities(html.replace(TAG, '').replace(BLANKS, ' '));
}

/** The characters that HTML names or numbers. What it gives is text, never HTML. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(x?)([\da-f]{1,6})|([a-z]+));/gi, (written, hexadecimal: string, digits: string, name: string) => {
    const code = digits ? Number.parseInt(digits, hexadecimal ? 16 : 10) : Number.NaN;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (CHARACTERS.get(name) ?? written);
  });
}

/** Without the blanks that markup has at its ends. */
function trimmed(parts: Part[]): Part[] {
  const isBlank = (part: Part) => typeof part === 'string' && !part.trim();
  const kept = parts.slice(parts.findIndex((part) => !isBlank(part)), parts.findLastIndex((part) => !isBlank(part)) + 1);
  return kept.map((part, index) => {
    if (typeof part !== 'string') return part;
    const start = index ? part : part.trimStart();
    return index === kept.length - 1 ? start.trimEnd() : start;
  });
}
