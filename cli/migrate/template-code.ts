/** Code of template languages, which an HTML parser would read as markup. */

/** Twig, Liquid, Handlebars and Vue; PHP; ERB, EJS and ASP; comments of Razor. */
const DELIMITERS: Readonly<Record<string, string>> = {
  '{{': '}}',
  '{%': '%}',
  '{#': '#}',
  '<?': '?>',
  '<%': '%>',
  '@*': '*@',
};

const OPENERS = /\{\{|\{%|\{#|<\?|<%|@\*/g;

/** Code that prints a value. Other code prints nothing where it is. */
const PRINTS = /^(?:\{\{[^#/!>^]|<\?=|<\?php\s(?:echo|print)\b|<%[-=])/;

/** A character that names do not contain. */
const VALUE = '\uE000';

/** Replaces code by text of the same length: a value by a word, other code by spaces. Line ends stay. */
export function withoutCode(source: string): string {
  const openers = new RegExp(OPENERS);
  const unclosed = new Set<string>();
  const parts: string[] = [];
  let end = 0;
  for (let opener = openers.exec(source); opener; opener = openers.exec(source)) {
    const closer = DELIMITERS[opener[0]]!;
    const close = unclosed.has(closer) ? -1 : source.indexOf(closer, opener.index + 2);
    if (close < 0) unclosed.add(closer);
    // PHP need not be closed. Other openers without an end are text, such as "{#" in a style sheet.
    if (close < 0 && opener[0] !== '<?') continue;
    const next = close < 0 ? source.length : close + closer.length;
    const code = source.slice(opener.index, next);
    parts.push(source.slice(end, opener.index), code.replace(/[^\r\n]/g, PRINTS.test(code) ? VALUE : ' '));
    end = openers.lastIndex = next;
  }
  return parts.join('') + source.slice(end);
}

/** Whether the text, without its code, depends on a value. Razor prints values with `@`, Blade and FreeMarker in braces. */
export function isComputed(text: string): boolean {
  return /[@{}]/.test(text) || text.includes(VALUE);
}
