import { html, type Html } from '../html.ts';
import { localPath } from '../paths.ts';
import type { View } from '../site.ts';

/** A section under a heavy rule, with an optional link to more of the same. */
export function section(title: string, content: Html, more?: { path: string; label: string }): Html {
  return html`<section class="section wrap">
    <div class="section-head">
      <h2>${title}</h2>
      ${more && html`<a class="more" href="${more.path}">${more.label}</a>`}
    </div>
    ${content}
  </section>`;
}

/** The top of an ordinary page. */
export function pageHead(title: string, lede?: string, above?: Html): Html {
  return html`<div class="page-head wrap">
    ${above}
    <h1>${title}</h1>
    ${lede && html`<p class="lede">${lede}</p>`}
  </div>`;
}

/** The breadcrumbs of the page; the last step is the page itself and therefore left out. */
export function breadcrumbs({ texts, language }: View, steps: [path: string, label: string][]): Html {
  const crumbs: [string, string][] = [[localPath(language, '/'), texts.home], ...steps];
  return html`<nav class="breadcrumbs" aria-label="${texts.breadcrumbs}">
    <ol>
      ${crumbs.map(([path, label]) => html`<li><a href="${path}">${label}</a></li>`)}
    </ol>
  </nav>`;
}

/** Text with blank lines between paragraphs, and `- ` before the items of a list. */
export function paragraphs(text: string): Html {
  return html`${text.split(/\n{2,}/).map((block) => {
    const lines = block.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) return html`<p>${block}</p>`;
    return html`<ul>
      ${lines.map((line) => html`<li>${line.slice(2)}</li>`)}
    </ul>`;
  })}`;
}
