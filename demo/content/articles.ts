import { marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import { check } from './check.ts';
import { type FrontMatter, frontMatter, type Language } from './schemas.ts';

export interface Article extends FrontMatter {
  slug: string;
  language: Language;
  /** The body as HTML; every heading has an id. */
  html: string;
  headings: { id: string; text: string }[];
  /** The body without markup, for search. */
  text: string;
  readingMinutes: number;
}

const wordsPerMinute = 220;

/** Converts a Markdown file into an article; throws an error that names `file` and the invalid field. */
export function parseArticle(
  source: string,
  { file, slug, language }: { file: string; slug: string; language: Language },
): Article {
  const { head, ...body } = parseMarkdown(source, file, language);
  return { ...check(head, frontMatter, file), slug, language, ...body };
}

export type Written = Pick<Article, 'html' | 'headings' | 'text' | 'readingMinutes'>;

/** A Markdown file: its front matter, not validated, and its body in the forms that pages need. */
export function parseMarkdown(source: string, file: string, language: Language): Written & { head: unknown } {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`${file}: starts without front matter. Put it between two lines of "---".`);
  }
  const { html, headings } = render(body);
  const text = plainText(html);
  return {
    head: readYaml(head, file),
    html,
    headings,
    text,
    readingMinutes: Math.max(1, Math.round(countWords(text, language) / wordsPerMinute)),
  };
}

/** Throws an error that names `file`. */
export function readYaml(head: string, file: string): unknown {
  try {
    return parse(head);
  } catch (cause) {
    throw new Error(`${file}: the front matter is not YAML. ${String(cause)}`, { cause });
  }
}

function render(markdown: string) {
  const headings: Article['headings'] = [];
  const tokens = marked.lexer(markdown);
  const renderer = new marked.Renderer();
  renderer.heading = function heading({ tokens: inline, depth, text }: Tokens.Heading) {
    const id = anchor(
      text,
      headings.map((heading) => heading.id),
    );
    headings.push({ id, text: plainText(this.parser.parseInline(inline)) });
    return `<h${depth} id="${id}">${this.parser.parseInline(inline)}</h${depth}>\n`;
  };
  return { html: marked.parser(tokens, { renderer }), headings };
}

function anchor(text: string, taken: string[]): string {
  const base =
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  return taken.includes(base) ? `${base}-${taken.length + 1}` : base;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function countWords(text: string, language: Language): number {
  // Japanese has no spaces: the segmenter finds words that splitting cannot. It takes half of the time of loading all
  // content.
  if (language === 'ja')
    return Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text)).filter(
      ({ isWordLike }) => isWordLike,
    ).length;
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
}
