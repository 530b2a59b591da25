import { domCall, domGet } from './dom';
import { explainJson } from './explain-json';

/** A JSON string. The group is empty if the string is never closed. */
const TEXT = /"(?:[^"\\]|\\[\s\S]?)*("?)/g;

/**
 * Typical damage to JSON by content systems and rich-text editors, with the text for the editor. Tried in this order,
 * and only if the text does not parse.
 */
const REPAIRS: readonly [name: string, repair: (text: string) => string][] = [
  ['a byte-order mark', (text) => text.replace(/^\uFEFF/, '')],
  [
    'a CDATA or comment wrapper',
    (text) => text.replace(/^\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)/, '').replace(/(?:\/\/\s*)?(?:\]\]>|-->)\s*$/, ''),
  ],
  ['line breaks and paragraphs as HTML', (text) => outsideTexts(text, /<\/?(?:br|p|div|span)\b[^>"]*>/, () => ' ')],
  ['quotes written as &quot;', (text) => (text.includes('"') ? text : text.replace(/&quot;|&#34;|&#x22;/gi, '"'))],
  ['no-break spaces', (text) => outsideTexts(text, /&nbsp;|\u00A0/, () => ' ')],
  ['typographic quotes', straightQuotes],
  ['a comma too many', (text) => outsideTexts(text, /,\s*[}\]]/, (match) => match.slice(1))],
  [
    'line breaks inside a text',
    (text) => text.replace(TEXT, (string) => string.replace(/\r?\n/g, '\\n').replace(/\t/g, '\\t')),
  ],
];

/** Elements that content systems add around lines. Their content is kept. */
const LINES = /^(?:p|div|br|pre|code)$/;

/** Restores the JSON that an editor wrote. Without a script element around it, browsers parse the HTML in its texts. */
export function textWith(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (node instanceof Element && node.localName !== 'script' ? markupOf(node) : node.textContent!))
    .join('');
}

function markupOf(element: Element): string {
  const { localName } = element;
  const text = textWith([...domGet(element, 'childNodes')]);
  if (LINES.test(localName)) return `${text} `;
  const href = domCall(element, 'getAttribute', 'href');
  return `<${localName}${href === null ? '' : ` href='${href.replace(/["'\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}'`}>${text}</${localName}>`;
}

export interface RepairedJson {
  readonly text: string;
  /** The repairs, as a text for the editor. */
  readonly note: string;
}

/** Undefined if no repair helps. */
export function repairJson(text: string): RepairedJson | undefined {
  const repairs: string[] = [];
  let repairedText = text;
  for (const [name, repair] of REPAIRS) {
    const next = repair(repairedText);
    if (next === repairedText) continue;
    repairedText = next;
    repairs.push(name);
    if (parses(repairedText))
      return { text: repairedText, note: `the JSON was repaired (${repairs.join(', ')}); please correct it` };
  }
  return undefined;
}

/** Explains the error that remains after all repairs. */
export function explainRest(text: string): string {
  // The last repair is left out: without line breaks, the line of a missing quotation mark would be unknown.
  return explainJson(REPAIRS.slice(0, -1).reduce((repaired, [, repair]) => repair(repaired), text));
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Repairs only the parts outside quoted texts. A quotation mark without a closing one does not begin a text. */
function outsideTexts(text: string, pattern: RegExp, repair: (match: string) => string): string {
  const last = [...text.matchAll(TEXT)].at(-1);
  const end = last && !last[1] ? last.index : text.length;
  const repairedStart = text
    .slice(0, end)
    .replace(new RegExp(`${TEXT.source}|${pattern.source}`, 'gi'), (match) =>
      match.startsWith('"') ? match : repair(match),
    );
  return repairedStart + text.slice(end).replace(new RegExp(pattern.source, 'gi'), repair);
}

/**
 * Characters that typography changes in a URL, with the original: WordPress prints `ratio=3×2` and `1–2` for
 * `ratio=3x2` and `1--2`.
 */
const PLAIN: Readonly<Record<string, string>> = { '×': 'x', '–': '--', '—': '---', '…': '...', '‘': "'", '’': "'" };

const ADDRESS = /"(?:https?:|\.{0,2}\/)[^"\s]*"/g;

/**
 * Straightens quotes only where JSON needs one. Quotes inside a text stay as the author wrote them. After a digit,
 * WordPress turns a quote into the sign for inches.
 */
function straightQuotes(text: string): string {
  const straight = text.replace(/([{[,:]\s*)[“”„‟«»″]/g, '$1"').replace(/[“”„‟«»″](\s*[}\],:])/g, '"$1');
  return straight === text
    ? text
    : straight.replace(ADDRESS, (address) => address.replace(/[×–—…‘’]/g, (sign) => PLAIN[sign]!));
}
