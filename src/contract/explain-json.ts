import { truncate } from './truncate';

/** Why a text is no JSON, for an editor who has never heard of a parser: the line, what is wrong there, what to write. */
export function explainJson(text: string): string {
  let at = 0;
  try {
    blanks();
    value();
    blanks();
    if (at < text.length)
      stop(`there is text after the end: ${currentToken()}. Remove it, or move it before the last } or ]`);
  } catch (error) {
    if (error instanceof Stop) return error.message;
  }
  // Such as a thousand brackets in each other.
  return 'Check quotes, commas and brackets.';

  function value(): void {
    const sign = text[at];
    if (sign === '{') return entries('}', member);
    if (sign === '[') return entries(']', value);
    if (sign === '"') return string();
    const word = /^[^\s,:{}[\]"]+/.exec(text.slice(at))?.[0] ?? '';
    if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(word)) {
      if (/^[A-Z]/.test(word)) stop(`${word} must be in lower case: ${word.toLowerCase()}`);
      at += word.length;
      return;
    }
    if (sign === undefined) stop('a value is missing at the end. Write one, such as "…"');
    if (word) stop(`${currentToken()} needs straight quotation marks around it: "${wordsAt()}"`);
    stop(`a value is missing before ${currentToken()}. Write one, such as "…"`);
  }

  /** From its opening bracket to the closing one. */
  function entries(end: '}' | ']', readEntry: () => void) {
    const opened = at;
    at += 1;
    blanks();
    while (text[at] !== end) {
      if (at >= text.length)
        stop(`the ${text[opened]} of line ${lineOf(opened)} is never closed. Add ${end} at the end`);
      readEntry();
      blanks();
      if (text[at] === end) break;
      if (text[at] === ',') {
        at += 1;
        blanks();
        if (text[at] === end) stop(`nothing follows the comma before ${end}. Remove the comma`);
      } else if (at < text.length) notNext(end, opened);
    }
    at += 1;
  }

  function notNext(end: '}' | ']', opened: number): never {
    if (text[at] === '}' || text[at] === ']')
      stop(
        `${text[at]} stands where the ${text[opened]} of line ${lineOf(opened)} should be closed. Write ${end} instead`,
      );
    const isAfterText = text.slice(0, at).trimEnd().endsWith('"');
    if (isAfterText && !/["{[]/.test(text[at]!))
      stop(`${currentToken()} follows a closing quotation mark. Inside a text, write \\" for a quotation mark`);
    return stop(`a comma is missing before ${currentToken()}. Add it at the end of the entry before`);
  }

  function member() {
    if (text[at] !== '"') {
      const name = /^[\w-]+/.exec(text.slice(at))?.[0];
      stop(
        name
          ? `the name ${name} needs straight quotation marks. Write "${name}":`
          : `a name should stand where ${currentToken()} is. Write it as "title": "…"`,
      );
    }
    const begin = at;
    string();
    const name = text.slice(begin, at);
    blanks();
    if (text[at] !== ':') stop(`a colon is missing after ${name}. Write ${name}: "…"`);
    at += 1;
    blanks();
    value();
  }

  function string() {
    const begin = at;
    at += 1;
    for (; text[at] !== '"'; at += 1) {
      if (at >= text.length || text[at] === '\n') {
        at = begin;
        stop(`the text that begins with ${currentToken()} has no closing quotation mark. Add " at its end`);
      }
      if (text[at] === '\\') {
        at += 1;
        if (!/["\\/bfnrtu]/.test(text[at] ?? '')) stop(`inside a text, write a backslash twice: \\\\${text[at] ?? ''}`);
      }
    }
    at += 1;
  }

  function blanks() {
    while (/\s/.test(text[at] ?? '')) at += 1;
  }

  function currentToken(): string {
    const rest = wordsAt();
    return rest.startsWith('"') ? rest : `“${rest}”`;
  }

  function wordsAt(): string {
    const line =
      text
        .slice(at)
        .split('\n')[0]!
        .trim()
        .replace(/[,\]}]+$/, '') || text[at]!;
    return line.length > 30 ? `${truncate(line, 29)}…` : line;
  }

  function stop(reason: string): never {
    throw new Stop(`Line ${lineOf(at)}: ${reason}.`);
  }

  /** Counted from the first bracket, as editors see it. */
  function lineOf(position: number): number {
    return text.slice(text.length - text.trimStart().length, position).split('\n').length;
  }
}

class Stop extends Error {}
