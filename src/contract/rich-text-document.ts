/**
 * Texts that Contentful and Storyblok print as a tree of nodes, converted into HTML that is sanitised before it is
 * rendered.
 */
import { isRecord } from './source';

type Node = Record<string, unknown>;

/** Elements by their names in both systems. Headings also have a level. */
const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  bullet_list: 'ul',
  'ordered-list': 'ol',
  ordered_list: 'ol',
  'list-item': 'li',
  list_item: 'li',
  blockquote: 'blockquote',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
};

const MARKS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
};

/** The HTML of a document; undefined for other values. */
export function htmlOfDocument(value: Node): string | undefined {
  const isDocument = value['nodeType'] === 'document' || value['type'] === 'doc';
  return isDocument && Array.isArray(value['content']) ? inside(value) : undefined;
}

function inside({ content }: Node): string {
  return Array.isArray(content) ? content.filter(isRecord).map(htmlOf).join('') : '';
}

function htmlOf(node: Node): string {
  const kind = String(node['nodeType'] ?? node['type']);
  const { uri, level } = { ...part(node, 'data'), ...part(node, 'attrs') };
  if (kind === 'text') return marked(node);
  if (kind === 'hr' || kind === 'horizontal_rule') return '<hr>';
  if (kind === 'hard_break') return '<br>';
  if (kind === 'hyperlink') return `<a href="${escaped(uri)}">${inside(node)}</a>`;
  const heading = /^heading(?:-([1-6]))?$/.exec(kind);
  const name = heading ? `h${heading[1] ?? Math.min(6, Number(level) || 2)}` : ELEMENTS[kind];
  return name ? `<${name}>${inside(node)}</${name}>` : inside(node);
}

function marked({ value, text, marks }: Node): string {
  const escapedText = escaped(value ?? text).replaceAll('\n', '<br>');
  return (Array.isArray(marks) ? marks.filter(isRecord) : []).reduce((html, mark) => {
    if (mark['type'] === 'link') return `<a href="${escaped(part(mark, 'attrs')['href'])}">${html}</a>`;
    const name = MARKS[String(mark['type'])];
    return name ? `<${name}>${html}</${name}>` : html;
  }, escapedText);
}

function part(node: Node, name: string): Node {
  return isRecord(node[name]) ? node[name] : {};
}

function escaped(text: unknown): string {
  return String(text ?? '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
