import { Hono } from 'hono';
import type { SearchAnswer, SearchResult } from '../../services/index.ts';
import { popularTopics } from '../articles.ts';
import { mediumDate } from '../dates.ts';
import { data, html, type Html, raw } from '../html.ts';
import { everyLanguage } from '../layout/metadata.ts';
import { page } from '../layout/page.ts';
import { paging } from '../parts/paging.ts';
import { snippet } from '../../../src/features/lists/snippet.ts';
import { webAddress, withQuery } from '../paths.ts';
import type { Env, View } from '../site.ts';

const pageSize = 10;
const factCount = 3;
const filters = ['all', 'insights', 'people', 'services', 'careers'] as const;
const sorts = ['default', 'date'] as const;

/** The result page: a plain form and links, inside the placeholder that enhances it. */
export const searchPages = new Hono<Env>().get('/search', async (c) => {
  const view = c.get('view');
  const searchQuery = readQuery(view.query);
  const answer = searchQuery.q
    ? await view.site.services.search.pages({ ...searchQuery, rows: pageSize, language: view.language })
    : undefined;
  return c.html(searchPage(view, searchQuery, answer));
});

interface Asked {
  q: string;
  pageFilter: (typeof filters)[number];
  sort: (typeof sorts)[number];
  /** The first result of the page, counted from 1. */
  start: number;
}

function readQuery(query: URLSearchParams): Asked {
  const start = Math.max(1, Number.parseInt(query.get('start') ?? '1', 10) || 1);
  return {
    q: (query.get('q') ?? '').trim().slice(0, 200),
    pageFilter: filters.find((filter) => filter === query.get('pageFilter')) ?? 'all',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'default',
    start: start - ((start - 1) % pageSize),
  };
}

function searchPage(view: View, searchQuery: Asked, answer: SearchAnswer | undefined): Html {
  const { texts, path } = view;
  return page(view, {
    template: 'search',
    title: searchQuery.q ? `${texts.search.title}: ${searchQuery.q}` : texts.search.title,
    description: texts.search.start,
    languages: everyLanguage(path),
    hidden: true,
    main: html`<div class="wrap page-head"><h1>${texts.search.title}</h1></div>
      <div class="wrap" data-module="site-search" data-variant="page">
        ${form(view, searchQuery)} ${answer ? results(view, searchQuery, answer) : start(view)}
      </div>`,
  });
}

function form({ texts, path }: View, searchQuery: Asked): Html {
  return html`<form class="search-form" data-field="form" action="${path}" method="get" role="search">
    <label class="unseen" for="q">${texts.search.label}</label>
    <div class="search-line">
      <input
        id="q"
        type="search"
        name="q"
        value="${searchQuery.q}"
        maxlength="200"
        autocomplete="off"
        ${!searchQuery.q && html` autofocus`}
      />
      ${searchQuery.pageFilter !== 'all' && html`<input type="hidden" name="pageFilter" value="${searchQuery.pageFilter}" />`}
      <button>${texts.search.submit}</button>
    </div>
  </form>`;
}

/** Before a search: popular topics. */
function start(view: View): Html {
  return html`<p class="lede">${view.texts.search.start}</p>
    ${topics(view, 'h2')}`;
}

function topics(view: View, heading: 'h2' | 'h3'): Html {
  const { texts, path, query } = view;
  return html`<${raw(heading)} class="chips-title">${texts.search.popular}</${raw(heading)}>
    <ul class="chips">
      ${popularTopics(view).map((topic) => html`<li><a data-item="topics" href="${withQuery(path, query, { q: topic, pageFilter: undefined, sort: undefined, start: undefined })}">${topic}</a></li>`)}
    </ul>`;
}

function results(view: View, searchQuery: Asked, answer: SearchAnswer): Html {
  const { texts, path, query } = view;
  const pages = Math.ceil(answer.numFound / pageSize);
  const current = Math.ceil(searchQuery.start / pageSize);
  return html`${choices(view, 'pageFilter', texts.search.scope, filters, texts.search.filters, searchQuery.pageFilter, answer.filterCounts)}
    ${searchQuery.pageFilter === 'insights' && choices(view, 'sort', texts.search.sort, sorts, texts.search.sorts, searchQuery.sort)}
    ${spelling(view, searchQuery, answer)}
    ${!answer.numFound && searchQuery.pageFilter !== 'all' && answer.filterCounts.all && html`<p><a href="${withQuery(path, query, { pageFilter: undefined, start: undefined })}">${texts.search.everywhere(answer.filterCounts.all)}</a></p>`}
    <data data-field="total" value="${answer.numFound}"></data
    ><data data-field="message" value="${answer.statusMessage}"></data>
    <data data-field="usedQuery" value="${answer.queryUsedForSearch}"></data
    ><data data-field="suggestedQuery" value="${answer.suggestedQuery}"></data>
    <h2 class="count" id="results" tabindex="-1">
      ${answer.numFound ? texts.search.count(answer.numFound, answer.queryUsedForSearch || searchQuery.q) : texts.search.none(searchQuery.q)}
    </h2>
    ${
      answer.numFound
        ? html`<script type="application/json">
            ${data({ topics: popularTopics(view) })}
          </script>`
        : topics(view, 'h3')
    }
    <ol class="rows">
      ${answer.results.map((result) => html`<li data-item="results">${resultRow(view, result)}</li>`)}
    </ol>
    ${paging(view, { page: current, pages }, (number) => withQuery(path, query, { start: number > 1 ? (number - 1) * pageSize + 1 : undefined }))}`;
}

/** A change of scope or order starts again at the first result. */
function choices<T extends string>(
  { path, query }: View,
  name: string,
  label: string,
  values: readonly T[],
  labels: Record<T, string>,
  chosen: T,
  counts: Partial<Record<string, number>> = {},
): Html {
  return html`<nav aria-label="${label}">
    <ul class="tabs scopes">
      ${values.map((value, index) => {
        const to = withQuery(path, query, {
          [name]: index ? value : undefined,
          start: undefined,
          ...(name === 'pageFilter' && { sort: undefined }),
        });
        const count = counts[value];
        return html`<li ${count !== undefined && html`data-item="filterCounts" data-name="${value}"`}>
          <a href="${to}" ${value === chosen && html` aria-current="true"`}
            >${labels[value]}${count !== undefined && html` <span class="meta" data-field="count">${count}</span>`}</a
          >
        </li>`;
      })}
    </ul>
  </nav>`;
}

function spelling(
  { texts, path, query }: View,
  { q }: Asked,
  { suggestedQuery, queryUsedForSearch }: SearchAnswer,
): Html {
  if (queryUsedForSearch && queryUsedForSearch.toLowerCase() !== q.toLowerCase())
    return html`<p>${texts.search.shownInstead(queryUsedForSearch)}</p>`;
  if (!suggestedQuery) return html``;
  return html`<p>
    ${texts.search.didYouMean}
    <a href="${withQuery(path, query, { q: suggestedQuery, start: undefined })}">${suggestedQuery}</a>?
  </p>`;
}

function resultRow({ site, texts, language }: View, { metatags, description }: SearchResult): Html {
  const to = resultPath(metatags.url, site.addresses.site);
  const [authors, tags] = [metatags['authors-name'], metatags['searchresults-tags']].map((names) =>
    names.split('|').filter(Boolean),
  );
  const [kind, date, image] = [
    metatags['searchresults-kind'],
    metatags['searchresults-date'],
    metatags['search-image'],
  ];
  const details = [
    date && html`<time data-field="date" datetime="${date}">${mediumDate(date, language)}</time>`,
    metatags['title-location'] && html`<span data-field="location">${metatags['title-location']}</span>`,
    ...(authors?.map((author) => html`<span data-item="authors">${author}</span>`) ?? []),
    ...(tags?.map((tag) => html`<span data-item="tags">${tag}</span>`) ?? []),
  ]
    .filter(Boolean)
    .slice(0, factCount);
  return html`<article class="row${!image && html` plain`}" data-kind="${kind}">
    <div class="words">
      <p class="eyebrow"><data data-field="kind" data-value="${kind}">${texts.search.kinds[kind]}</data></p>
      <h3><a data-field="link" href="${to}">${metatags.title}</a></h3>
      <p class="text" data-field="description">${snippet(description)}</p>
      <p class="meta">${details}</p>
    </div>
    ${image && html`<div class="picture"><img data-field="image" src="${resultPath(image, site.addresses.site)}" alt="" width="300" height="200" loading="lazy" decoding="async" /></div>`}
  </article>`;
}

/** A path on this site, or a validated external URL; otherwise no link. */
function resultPath(url: string, site: string): string {
  if (/^\/(?!\/)/.test(url)) return url;
  const address = webAddress(url);
  return address?.startsWith(`${site}/`) ? address.slice(site.length) : (address ?? '#');
}
