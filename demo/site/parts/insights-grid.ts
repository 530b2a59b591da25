import type { Practice } from '../../content/load.ts';
import type { GridPage } from '../../services/index.ts';
import { articlesIn } from '../articles.ts';
import { longDate } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { withQuery } from '../paths.ts';
import type { View } from '../site.ts';
import { showMore } from './list.ts';

const pageSize = 6;
const maxPages = 16;

export interface Grid extends Pick<GridPage, 'posts' | 'nextCursor'> {
  /** Undefined if the service does not respond; then the widget requests it again. */
  total: number | undefined;
  /** The number without a filter. */
  unfilteredTotal: number;
  /** The kinds of articles of the practice. */
  kinds: string[];
  /** The selected kind, or empty. */
  kind: string;
  page: number;
}

/** The articles of a practice from the service: all pages up to the requested one. */
export async function readGrid({ site, query }: View, practice: Practice): Promise<Grid> {
  const filed = articlesIn(site, 'en').filter((article) => article.practice === practice);
  const kinds = [...new Set(filed.map(({ eyebrow }) => eyebrow))].sort();
  const kind = kinds.find((candidate) => candidate === query.get('filter')) ?? '';
  const page = Math.min(maxPages, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1));
  const searchBody = {
    limit: page * pageSize,
    language: 'en',
    taxonomyAndTags: { ids: [practice] },
    filters: kind ? [{ id: kind, name: kind, taxonomy: [], tags: [kind] }] : [],
  };
  const response = await site.services.request('/services/articles/api/insightsgrid/articles', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(searchBody),
  });
  const {
    posts = [],
    nextCursor = '',
    total,
  }: Partial<GridPage> = response.ok ? ((await response.json()) as { data: GridPage }).data : {};
  return { posts, nextCursor, total, unfilteredTotal: filed.length, kinds, kind, page };
}

/** As the widget renders it, with the attributes that it reads back. */
export function insightsGrid(
  { path, query }: View,
  practice: Practice,
  { posts, nextCursor, total, kinds, kind, page }: Grid,
): Html {
  const choices = [['', 'All'] as const, ...kinds.map((kindName) => [kindName, kindName] as const)];
  return html`<div
    data-module="insights-grid"
    data-limit="${pageSize}"
    data-ids="${practice}"
    data-heading-level="3"
    ${total !== undefined && html` data-total="${total}"`}${nextCursor && html` data-next-cursor="${nextCursor}"`}
  >
    <div class="inlay-insights-grid">
      ${
        kinds.length > 1 &&
        html`<nav aria-label="Filter articles">
            <ul class="inlay-insights-grid__filters" role="list">
              ${choices.map(
                ([id, name]) =>
                  html`<li class="inlay-insights-grid__choice">
                    <a
                      class="inlay-insights-grid__filter"
                      data-kind="filter"
                      href="${withQuery(path, query, { filter: id, page: undefined })}"
                      ${id === kind && html` aria-current="true"`}${id && html` data-item="filters"`}
                      >${id ? html`<span data-field="name">${name}</span><data data-field="tags" value="${id}" hidden></data>` : name}</a
                    >
                  </li>`,
              )}
            </ul>
          </nav>
          ${total !== undefined && html`<p class="inlay-list-view__line">${total === 1 ? '1 article' : `${total} articles`}</p>`}`
      }
      <ul class="inlay-list-view__cards" role="list" data-columns="3">
        ${posts.map(
          (post) =>
            html`<li class="inlay-insights-grid__item" data-item="posts">
              <article class="inlay-card" data-layout="stacked">
                <span class="inlay-picture inlay-card__picture"
                  ><img
                    class="inlay-picture__image"
                    src="${post.imageUrl}"
                    alt="${post.altText}"
                    width="600"
                    height="400"
                    loading="lazy"
                    decoding="async"
                /></span>
                <div class="inlay-card__text">
                  <div class="inlay-card__eyebrow" data-field="eyebrow">${post.eyebrow}</div>
                  <h3 class="inlay-card__title">
                    <a class="inlay-card__link" data-kind="link" href="${post.url}" data-field="title">${post.title}</a>
                  </h3>
                  <div class="inlay-card__description">
                    <p class="inlay-list-view__card-text" data-field="description">${post.description}</p>
                  </div>
                  <div class="inlay-card__meta">
                    <p class="inlay-list-view__card-details">
                      <time datetime="${post.displayDate}">${longDate(post.displayDate, 'en')}</time
                      ><span data-field="contentType">${post.contentType}</span
                      ><span data-field="source">${post.source}</span
                      ><span data-field="readingMinutes" data-value="${post.readingMinutes}"
                        >${post.readingMinutes} min read</span
                      >
                    </p>
                  </div>
                  <span hidden
                    ><data data-field="id" value="${post.id}"></data><data data-field="url" value="${post.url}"></data
                    ><data data-field="imageUrl" value="${post.imageUrl}"></data
                    ><data data-field="altText" value="${post.altText}"></data
                    ><data data-field="displayDate" value="${post.displayDate}"></data
                  ></span>
                </div>
              </article>
            </li>`,
        )}
      </ul>
      ${
        nextCursor &&
        showMore({ progress: `Showing ${posts.length} of ${total}`, href: withQuery(path, query, { page: page + 1 }) })
      }
    </div>
  </div>`;
}
