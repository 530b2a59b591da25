import { foldLetters, isLongEnough } from '../../ui';

export interface Hit {
  readonly range: Range;
  /** The text around it, for screen readers. */
  readonly excerpt: string;
  /** The last time before it; undefined in a transcript without times. */
  readonly seconds: number | undefined;
}

/** In characters, before and after the beginning of a hit. */
const AROUND = 60;

/** A time at the beginning of a line, or in brackets: `1:05`, `01:02:03`, `[90:00]`. Other times are part of the text. */
const TIME = /(?:(?:^|\n) ?|[[(])(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?!\d)/g;

export interface Hits {
  /** The first of them, at most `MOST_HITS`. */
  readonly hits: readonly Hit[];
  readonly total: number;
}

/** More would make every key press slow, and no visitor steps through them. */
export const MOST_HITS = 100;

/** One letter is in every line. */
export const MIN_QUERY_LENGTH = 2;

/** Finds a text in all spellings, across inline elements but within one line. */
export function findHits(container: Element, query: string): Hits {
  const sought = foldLetters(query.trim()).replace(/\s+/g, ' ');
  if (!isLongEnough(sought, MIN_QUERY_LENGTH)) return { hits: [], total: 0 };
  const { text, origins } = foldedTextOf(container);
  const times = [...text.matchAll(TIME)];
  const hits: Hit[] = [];
  let total = 0;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
    total += 1;
    if (total > MOST_HITS) continue;
    // No query contains a line break.
    const [first, last] = [origins[at]!, origins[at + sought.length - 1]!];
    const range = document.createRange();
    range.setStart(first.node, first.start);
    range.setEnd(last.node, last.end);
    hits.push({
      range,
      excerpt: first.node.data.slice(Math.max(0, first.start - AROUND), first.start + AROUND).trim(),
      seconds: secondsOf(times.findLast(({ index }) => index <= at)),
    });
  }
  return { hits, total };
}

function secondsOf(time: RegExpMatchArray | undefined): number | undefined {
  return time && Number(time[1] ?? 0) * 3600 + Number(time[2]) * 60 + Number(time[3]);
}

/** The origin of a unit of the folded text. */
interface Origin {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

/** The text with each white space as one space and each line on its own, and the origin of each unit but line breaks. */
function foldedTextOf(container: Element) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const origins: (Origin | undefined)[] = [];
  let text = '';
  let line: Element | null = null;
  const append = (letters: string, origin?: Origin) => {
    text += letters;
    for (let unit = 0; unit < letters.length; unit += 1) origins.push(origin);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches('br')) append('\n');
    if (!(node instanceof Text)) continue;
    const ownLine = lineOf(node);
    if (ownLine !== line) append('\n');
    line = ownLine;
    let start = 0;
    for (const character of node.data) {
      const end = start + character.length;
      const isSpace = /\s/.test(character);
      const isRepeated = isSpace && /\s/.test(text.at(-1) ?? ' ');
      append(isRepeated ? '' : isSpace ? ' ' : foldLetters(character), { node, start, end });
      start = end;
    }
  }
  return { text, origins };
}

function lineOf(text: Text): Element | null {
  return text.parentElement!.closest('p, li, dt, dd, td, th, div, h1, h2, h3, h4, h5, h6, blockquote');
}
