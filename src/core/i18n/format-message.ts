import { formatCount, pluralCategory } from './formats';

/**
 * The part of ICU MessageFormat that the dictionary uses: `{name}`,
 * `{count, plural, =0 {…} one {# result} other {# results}}` and
 * `{kind, select, a {…} other {…}}`, nested at will. `#` is the formatted count.
 */
export type MessageValues = Record<string, string | number>;

export function formatMessage(message: string, values: MessageValues, language: string): string {
  return message.includes('{') ? expand(message, values, language, '#') : message;
}

function expand(message: string, values: MessageValues, language: string, count: string): string {
  let out = '';
  for (let at = 0; at < message.length;) {
    const character = message[at]!;
    if (character === '{') {
      const end = closing(message, at);
      out += argument(message.slice(at + 1, end), values, language, count);
      at = end + 1;
    } else {
      out += character === '#' ? count : character;
      at += 1;
    }
  }
  return out;
}

function argument(body: string, values: MessageValues, language: string, count: string): string {
  const match = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,([\s\S]*))?$/.exec(body);
  if (!match) return `{${body}}`;
  const [, name, kind, choices] = match;
  const value = Object.hasOwn(values, name!) ? values[name!]! : '';
  if (!kind) return typeof value === 'number' ? formatCount(value, language) : value;

  const branches = branchesOf(choices!);
  if (kind === 'select')
    return expand(branches.get(String(value)) ?? branches.get('other') ?? '', values, language, count);
  const number = Number(value);
  const category = pluralCategory(number, language);
  const branch = branches.get(`=${number}`) ?? branches.get(category) ?? branches.get('other') ?? '';
  return expand(branch, values, language, formatCount(number, language));
}

function branchesOf(choices: string): Map<string, string> {
  const branches = new Map<string, string>();
  const label = /\s*(=?\w+)\s*\{/y;
  for (let match = label.exec(choices); match; match = label.exec(choices)) {
    const open = label.lastIndex - 1;
    const end = closing(choices, open);
    branches.set(match[1]!, choices.slice(open + 1, end));
    label.lastIndex = end + 1;
  }
  return branches;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}
