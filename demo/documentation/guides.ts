/** Renders the Markdown files of the package as pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Marked } from 'marked';

export interface Guide {
  /** Below the version, such as `docs/theming.html`. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** The first paragraph. */
  readonly description: string;
  /** The whole text, for search. */
  readonly text: string;
}

const ROOT = new URL('../../', import.meta.url);

/** Reads all guides, sorted by folder. Links to files that are not part of the site become text. */
export function readGuides(): Guide[] {
  const sources = readdirSync(new URL('docs', ROOT), { recursive: true })
    .map((name) => `docs/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md'));
  return ['CHANGELOG.md', ...sources.sort()].map((source) => readGuide(source));
}

/** Files beside the guides that they link to or show. */
export const LINKED_FILES = [
  'docs/openapi.json',
  'docs/screenshot.png',
  ...readdirSync(new URL('docs/cms/pictures', ROOT)).map((name) => `docs/cms/pictures/${name}`),
];

/** A README is the index of its folder. */
function pageOf(source: string): string {
  return source.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');
}

function readGuide(source: string): Guide {
  const markdown = readFileSync(new URL(source, ROOT), 'utf8');
  const ids = new Map<string, number>();
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${idOf(textOf(html), ids)}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const target = targetOf(href, source);
        return target === undefined ? html : `<a href="${target.replaceAll('"', '&quot;')}">${html}</a>`;
      },
      // Wide code and tables scroll separately, and are focusable.
      code({ text }) {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      table({ header, rows }) {
        tables += 1;
        const inline = (cells: typeof header) => cells.map(({ tokens }) => this.parser.parseInline(tokens));
        const head = inline(header).map((cell) => (cell ? `<th scope="col">${cell}</th>` : '<td></td>'));
        const body = rows.map(
          (row) =>
            `<tr>${inline(row)
              .map((cell) => `<td>${cell}</td>`)
              .join('')}</tr>`,
        );
        return `<div class="props" role="region" tabindex="0" aria-label="Table ${tables}">
<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  const [, title = source] = /^# (.+)$/m.exec(markdown) ?? [];
  const description = textOf(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '');
  return { path: pageOf(source), title, html, description, text: textOf(html) };
}

/** External links, guides and their sections. Undefined for files that are not part of the site. */
function targetOf(href: string, source: string): string | undefined {
  if (/^(?:https?:|#)/.test(href)) return href;
  const [path = '', hash = ''] = href.split('#');
  const target = posix.join(posix.dirname(source), path);
  const file = target.endsWith('/') || !posix.extname(target) ? posix.join(target, 'README.md') : target;
  const isGuide = file.endsWith('.md') && (file === 'CHANGELOG.md' || file.startsWith('docs/'));
  if ((!isGuide || !existsSync(new URL(file, ROOT))) && !LINKED_FILES.includes(file)) return undefined;
  return `/${pageOf(file)}${hash && `#${hash}`}`;
}

/** Like code hosts do, so that links to headings work in both places. */
function idOf(text: string, ids: Map<string, number>): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
  const count = ids.get(id) ?? 0;
  ids.set(id, count + 1);
  return count ? `${id}-${count}` : id;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function textOf(html: string): string {
  const text = html.replace(/<\/?(?:a|code|em|strong)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ');
  return text
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '&')
    .replace(/\s+/g, ' ')
    .trim();
}
