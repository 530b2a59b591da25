import { truncate } from './truncate';

/** A position in the text that an editor wrote. */
interface Cursor {
  readonly text: string;
  at: number;
}

/** Explains to an editor why a text is not JSON: the line, the problem and the fix. */
export function explainJson(text: string): string {
  const cursor = { text, at: 0 };
  try {
    skipBlanks(cursor);
    readValue(cursor);
    skipBlanks(cursor);
    if (cursor.at < text.length)
      stop(cursor, `there is text after the end: ${tokenAt(cursor)}. Remove it, or move it before the last } or ]`);
  } catch (error) {
    if (error instanceof Stop) return error.message;
  }
  // For example, a thousand nested brackets overflow the stack.
  return 'Check quotes, commas and brackets.';
}

function readValue(cursor: Cursor): void {
  const { text, at } = cursor;
  const sign = text[at];
  if (sign === '{') return readEntries(cursor, '}', readMember);
  if (sign === '[') return readEntries(cursor, ']', readValue);
  if (sign === '"') return readString(cursor);
  const word = /^[^\s,:{}[\]"]+/.exec(text.slice(at))?.[0] ?? '';
  if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(word)) {
    if (/^[A-Z]/.test(word)) stop(cursor, `${word} must be in lower case: ${word.toLowerCase()}`);
    cursor.at += word.length;
    return;
  }
  if (sign === undefined) stop(cursor, 'a value is missing at the end. Write one, such as "…"');
  if (word) stop(cursor, `${tokenAt(cursor)} needs straight quotation marks around it: "${excerptAt(cursor)}"`);
  stop(cursor, `a value is missing before ${tokenAt(cursor)}. Write one, such as "…"`);
}

/** Reads from an opening bracket to its closing one. */
function readEntries(cursor: Cursor, end: '}' | ']', readEntry: (cursor: Cursor) => void) {
  const { text, at: start } = cursor;
  cursor.at += 1;
  skipBlanks(cursor);
  while (text[cursor.at] !== end) {
    if (cursor.at >= text.length)
      stop(cursor, `the ${text[start]} of line ${lineOf(text, start)} is never closed. Add ${end} at the end`);
    readEntry(cursor);
    skipBlanks(cursor);
    if (text[cursor.at] === end) break;
    if (text[cursor.at] === ',') {
      cursor.at += 1;
      skipBlanks(cursor);
      if (text[cursor.at] === end) stop(cursor, `nothing follows the comma before ${end}. Remove the comma`);
    } else if (cursor.at < text.length) stopAfterEntry(cursor, end, start);
  }
  cursor.at += 1;
}

/** Neither a comma nor the closing bracket follows an entry. */
function stopAfterEntry(cursor: Cursor, end: '}' | ']', start: number): never {
  const { text, at } = cursor;
  if (text[at] === '}' || text[at] === ']')
    stop(
      cursor,
      `${text[at]} stands where the ${text[start]} of line ${lineOf(text, start)} should be closed. Write ${end} instead`,
    );
  const isAfterText = text.slice(0, at).trimEnd().endsWith('"');
  if (isAfterText && !/["{[]/.test(text[at]!))
    stop(cursor, `${tokenAt(cursor)} follows a closing quotation mark. Inside a text, write \\" for a quotation mark`);
  return stop(cursor, `a comma is missing before ${tokenAt(cursor)}. Add it at the end of the entry before`);
}

function readMember(cursor: Cursor) {
  const { text, at: start } = cursor;
  if (text[start] !== '"') {
    const name = /^[\w-]+/.exec(text.slice(start))?.[0];
    stop(
      cursor,
      name
        ? `the name ${name} needs straight quotation marks. Write "${name}":`
        : `a name should stand where ${tokenAt(cursor)} is. Write it as "title": "…"`,
    );
  }
  readString(cursor);
  const name = text.slice(start, cursor.at);
  skipBlanks(cursor);
  if (text[cursor.at] !== ':') stop(cursor, `a colon is missing after ${name}. Write ${name}: "…"`);
  cursor.at += 1;
  skipBlanks(cursor);
  readValue(cursor);
}

function readString(cursor: Cursor) {
  const { text, at: start } = cursor;
  cursor.at += 1;
  for (; text[cursor.at] !== '"'; cursor.at += 1) {
    if (cursor.at >= text.length || text[cursor.at] === '\n') {
      cursor.at = start;
      stop(cursor, `the text that begins with ${tokenAt(cursor)} has no closing quotation mark. Add " at its end`);
    }
    if (text[cursor.at] === '\\') {
      cursor.at += 1;
      const escaped = text[cursor.at] ?? '';
      if (!/["\\/bfnrtu]/.test(escaped)) stop(cursor, `inside a text, write a backslash twice: \\\\${escaped}`);
    }
  }
  cursor.at += 1;
}

function skipBlanks(cursor: Cursor) {
  while (/\s/.test(cursor.text[cursor.at] ?? '')) cursor.at += 1;
}

/** For a message: straight quotes, or curly ones around a text that contains them. */
function tokenAt(cursor: Cursor): string {
  const excerpt = excerptAt(cursor);
  return excerpt.startsWith('"') ? excerpt : `“${excerpt}”`;
}

/** The rest of the line, without closing brackets and shortened. */
function excerptAt({ text, at }: Cursor): string {
  const line =
    text
      .slice(at)
      .split('\n')[0]!
      .trim()
      .replace(/[,\]}]+$/, '') || text[at]!;
  return line.length > 30 ? `${truncate(line, 29)}…` : line;
}

function stop({ text, at }: Cursor, reason: string): never {
  throw new Stop(`Line ${lineOf(text, at)}: ${reason}.`);
}

/** Counted from the first bracket, as editors see it. */
function lineOf(text: string, position: number): number {
  return text.slice(text.length - text.trimStart().length, position).split('\n').length;
}

class Stop extends Error {}
