import { html, type Html } from '../html.ts';
import { withQuery } from '../paths.ts';
import type { View } from '../site.ts';

export interface Paged<T> {
  items: T[];
  page: number;
  pages: number;
  total: number;
}

/** The page of `items` for the query; an index out of range becomes the nearest page. */
export function paged<T>(items: T[], requestedPage: string | null, size: number): Paged<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(pages, Math.max(1, Number.parseInt(requestedPage ?? '1', 10) || 1));
  return { items: items.slice((page - 1) * size, page * size), page, pages, total: items.length };
}

/** Links to the other pages. `addressOf` returns the URL of a page, by default with `?page=`. */
export function paging(
  view: View,
  { page, pages }: { page: number; pages: number },
  addressOf = pageAddress(view),
): Html {
  if (pages < 2) return html``;
  const { texts } = view;
  const visiblePages = Array.from({ length: pages }, (_, index) => index + 1).filter((number) =>
    isPageListed(number, page, pages),
  );
  return html`<nav class="paging" aria-label="${texts.paging.label}">
    ${page > 1 ? html`<a rel="prev" href="${addressOf(page - 1)}">${texts.paging.previous}</a>` : html`<span></span>`}
    <ol>
      ${visiblePages.map(
        (number, index) =>
          html`${number - (visiblePages[index - 1] ?? 0) > 1 && html`<li aria-hidden="true">…</li>`}
            <li>
              ${
                number === page
                  ? html`<span aria-current="page">${number}</span>`
                  : html`<a href="${addressOf(number)}" aria-label="${texts.paging.page(number, pages)}">${number}</a>`
              }
            </li>`,
      )}
    </ol>
    ${page < pages ? html`<a rel="next" href="${addressOf(page + 1)}">${texts.paging.next}</a>` : html`<span></span>`}
  </nav>`;
}

function pageAddress({ path, query }: View): (page: number) => string {
  return (page) => withQuery(path, query, { page: page > 1 ? page : undefined });
}

// The first, the last and two neighbours on each side fit on a phone.
function isPageListed(number: number, page: number, pages: number): boolean {
  return number === 1 || number === pages || Math.abs(number - page) <= 2;
}
