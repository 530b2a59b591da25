import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type Prop, type PropOptions, text, unwrap } from '../../../contract';
import { addStyles } from '../../../core';
import styles from './phrase.css';

addStyles(styles);

/** A short text for React: a string, or an element if its author used emphasis and the like. */
export type Phrase = string | Marked;

type Marked = ReactElement<{ children?: ReactNode }>;

interface Options extends PropOptions<string> {
  /** In visible characters. A longer text is truncated, and loses its markup. */
  max?: number;
}

/** The HTML that a short text can contain: emphasis, formulas, works cited, other languages and line breaks. */
const KEPT = /^(?:abbr|b|bdi|bdo|cite|em|i|q|small|span|strong|su[bp]|w?br)$/;
const ATTRIBUTES = ['lang', 'dir', 'title'];

/** An element without an end tag, or one with its end tag. */
const ELEMENT = /<(w?br)\b[^<>]*>|<([a-z]+)(\s[^<>]*)?>(.*?)<\/\2\s*>/gis;
const ATTRIBUTE = /\s(lang|dir|title)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const TAG = /<!--.*?-->|<\/?[a-z][^<>]*>/gis;

/** In characters. No short text has that much markup, and a service could send megabytes. */
const MAX_HTML_LENGTH = 5_000;

/** Characters that HTML collapses to a space. No-break spaces are intended. */
const BLANKS = /[\t\n\f\r ]+/g;

/**
 * The named character references that content systems print into short texts; they print others as numbers or as
 * characters.
 */
const CHARACTERS = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    shy: '\u00AD',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    euro: '€',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
  }),
);

/** Like `text`, with the elements of `KEPT`, from live nodes and from the HTML of a datasource alike. No HTML reaches the page. */
export function phrase<const O extends Options>(
  options: O,
): Prop<O extends { required: true } | { default: string } ? Phrase : Phrase | undefined> {
  const plain = text(options);
  const read: Prop<Phrase>['read'] = (source, note) => {
    const value = source.from === 'json' ? unwrap(source.value) : undefined;
    const parts =
      source.from === 'content' && source.value.firstElementChild
        ? trimmed(partsOfNodes(source.value.childNodes))
        : typeof value === 'string' && value.length < MAX_HTML_LENGTH && /[<&]/.test(value)
          ? trimmed(partsOfHtml(value))
          : undefined;
    if (!parts) return plain.read(source, note);
    const marked = createElement(Fragment, null, ...parts);
    const text = wordsOf(marked);
    const parsed = plain.read({ from: 'json', value: text }, note);
    return parsed === text && parts.some((part) => typeof part !== 'string') ? marked : parsed;
  };
  return { ...plain, read } as ReturnType<typeof phrase<O>>;
}

/** The plain text of a phrase, for a label, a URL or a report. */
export function wordsOf(phrase: Phrase): string;
export function wordsOf(phrase: Phrase | undefined): string | undefined;
export function wordsOf(phrase: Phrase | undefined): string | undefined {
  return typeof phrase === 'object' ? flat(phrase).replace(BLANKS, ' ').trim() : phrase;
}

function flat(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(flat).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return node.type === 'br' ? ' ' : flat(node.props.children);
  return String(node ?? '');
}

function partsOfNodes(nodes: Iterable<Node>): Phrase[] {
  return [...nodes].flatMap((node) => {
    if (node instanceof Text) return [node.data.replace(BLANKS, ' ')];
    return node instanceof Element
      ? partsOf(
          node.localName,
          ATTRIBUTES.map((name) => [name, node.getAttribute(name)]),
          partsOfNodes(node.childNodes),
        )
      : [];
  });
}

function partsOfHtml(html: string): Phrase[] {
  const parts: Phrase[] = [];
  let end = 0;
  for (const { 0: match, 1: empty, 2: name = '', 3: attributes = '', 4: inner = '', index } of html.matchAll(ELEMENT)) {
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key = '', ...values]) => [key.toLowerCase(), decoded(values.find(Boolean) ?? '')] as const,
    );
    parts.push(decoded(html.slice(end, index)), ...partsOf((empty ?? name).toLowerCase(), pairs, partsOfHtml(inner)));
    end = index + match.length;
  }
  return [...parts, decoded(html.slice(end))];
}

/** The element if it is allowed, otherwise its content. */
function partsOf(name: string, attributes: readonly (readonly [string, string | null])[], parts: Phrase[]): Phrase[] {
  const present = attributes.filter(([, value]) => value);
  if (!KEPT.test(name) || (name === 'span' && !present.length)) return parts;
  const className = /^su/.test(name) ? 'inlay-phrase__off-the-line' : undefined;
  return [
    createElement(name, { className, ...Object.fromEntries(present) }, ...(/^w?br$/.test(name) ? [] : parts)) as Marked,
  ];
}

function decoded(html: string): string {
  return decodeEntities(html.replace(TAG, '').replace(BLANKS, ' '));
}

/** Decodes the character references of HTML. The result is text, never HTML. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(x?)([\da-f]{1,6})|([a-z]+));/gi,
    (entity, hexadecimal: string, digits: string, name: string) => {
      const code = digits ? Number.parseInt(digits, hexadecimal ? 16 : 10) : Number.NaN;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (CHARACTERS.get(name) ?? entity);
    },
  );
}

/** Without leading and trailing spaces of the markup. */
function trimmed(parts: Phrase[]): Phrase[] {
  const isBlank = (part: Phrase) => typeof part === 'string' && !part.trim();
  const remaining = parts.slice(
    parts.findIndex((part) => !isBlank(part)),
    parts.findLastIndex((part) => !isBlank(part)) + 1,
  );
  return remaining.map((part, index) => {
    if (typeof part !== 'string') return part;
    const start = index ? part : part.trimStart();
    return index === remaining.length - 1 ? start.trimEnd() : start;
  });
}
