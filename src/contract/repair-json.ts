/** A text of JSON; the group is empty where the text never ends. */
const TEXT = /"(?:[^"\\]|\\[\s\S]?)*("?)/g;

/**
 * What CMSs and their rich-text editors do to JSON, each with the words that
 * tell the editor. Tried in this order, and only on text that does not parse.
 */
const REPAIRS: readonly [name: string, mend: (text: string) => string][] = [
  ['a byte-order mark', (text) => text.replace(/^\uFEFF/, '')],
  ['a CDATA or comment wrapper', (text) => text.replace(/^\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)/, '').replace(/(?:\/\/\s*)?(?:\]\]>|-->)\s*$/, '')],
  ['line breaks and paragraphs as HTML', (text) => outsideTexts(text, /<\/?(?:br|p|div|span)\b[^>"]*>/, () => ' ')],
  ['quotes written as &quot;', (text) => (text.includes('"') ? text : text.replace(/&quot;|&#34;|&#x22;/gi, '"'))],
  ['no-break spaces', (text) => outsideTexts(text, /&nbsp;|\u00A0/, () => ' ')],
  ['typographic quotes', straightQuotes],
  ['a comma too many', (text) => outsideTexts(text, /,\s*[}\]]/, (found) => found.slice(1))],
  ['line breaks inside a text', (text) => text.replace(TEXT, (string) => string.replace(/\r?\n/g, '\\n').replace(/\t/g, '\\t'))],
];

export interface RepairedJson {
  readonly text: string;
  /** What had to be mended, in words for the editor. */
  readonly note: string;
}

/** Undefined where no repair helps. */
export function repairJson(text: string): RepairedJson | undefined {
  const repairs: string[] = [];
  let mended = text;
  for (const [name, mend] of REPAIRS) {
    const next = mend(mended);
    if (next === mended) continue;
    mended = next;
    repairs.push(name);
    if (parses(mended)) return { text: mended, note: `the JSON was mended (${repairs.join(', ')}); please correct it` };
  }
  return undefined;
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is part of a text, such as a line break in its HTML, stays. A quote that nothing closes begins no text. */
function outsideTexts(text: string, pattern: RegExp, mend: (found: string) => string): string {
  const last = [...text.matchAll(TEXT)].at(-1);
  const end = last && !last[1] ? last.index : text.length;
  const known = text.slice(0, end).replace(new RegExp(`${TEXT.source}|${pattern.source}`, 'gi'), (found) => (found.startsWith('"') ? found : mend(found)));
  return known + text.slice(end).replace(new RegExp(pattern.source, 'gi'), mend);
}

/** Only quotes that stand where JSON needs one; those inside a text stay as the author set them. */
function straightQuotes(text: string): string {
  return text.replace(/([{[,:]\s*)[“”„‟«»]/g, '$1"').replace(/[“”„‟«»](\s*[}\],:])/g, '"$1');
}
