import { Hono } from 'hono';
import { optionsChosen, type Profile } from '../../services/index.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { pageHead } from '../parts/sections.ts';
import { unwantedDomains } from '../parts/write-to.ts';
import { withQuery } from '../paths.ts';
import type { Env, View } from '../site.ts';

/** Two rows of four, for each of four groups. */
const pageSize = 24;
const rows = 8;
const maxShown = 200;
const title = 'People';
const intro = 'Partners and experts who sign what they write.';
const filters = [
  { name: 'practice', facet: 'practice', label: 'Practice' },
  { name: 'region', facet: 'regions', label: 'Region' },
  { name: 'location', facet: 'locations', label: 'Location' },
  { name: 'interest', facet: 'interest', label: 'Interest' },
  { name: 'language', facet: 'languages', label: 'Language' },
] as const;

/** All people, filtered and searched. */
export const peoplePages = new Hono<Env>().get('/people', async (c) => {
  const view = c.get('view');
  const page = Math.min(
    Math.max(1, Number.parseInt(view.query.get('page') ?? '1', 10) || 1),
    Math.floor(maxShown / pageSize),
  );
  const searchParams = new URLSearchParams({
    q: (view.query.get('q') ?? '').slice(0, maxShown),
    limit: String(page * pageSize),
  });
  for (const { name, facet } of filters) for (const value of view.query.getAll(name)) searchParams.append(facet, value);
  const response = await view.site.services.request(
    `${view.site.addresses.site}/services/people?${searchParams}`,
    {},
    c.env,
  );
  return c.html(listPage(view, response.ok ? ((await response.json()) as Found) : emptyResult, page));
});

interface Found {
  people: Profile[];
  total: number;
  nextCursor: string;
  facets: Record<string, Record<string, number>>;
}

const emptyResult: Found = { people: [], total: 0, nextCursor: '', facets: {} };

function listPage(view: View, found: Found, current: number): Html {
  const { query, path } = view;
  return page(view, {
    template: 'people',
    title,
    description: intro,
    canonical: path,
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <div
          data-module="profile-grid"
          data-total="${found.total}"
          data-next="${found.nextCursor}"
          data-filters="${filters.map(({ name }) => name).join(',')}"
          data-search
          data-two-columns
          data-rows="${rows}"
          data-ratio="1:1"
          data-forbidden-domains="${unwantedDomains}"
        >
          <div class="inlay-profile-grid">
            <div class="inlay-profile-grid__parts" data-controls>
              ${filterForm(query, found)}
              <div class="inlay-profile-grid__results">
                <p class="count">${found.total === 1 ? '1 person' : `${found.total} people`}</p>
                ${found.total === 0 && html`<p class="empty">No people match these filters. <a href="${path}">Show everybody</a></p>`}
                <ul class="inlay-profile-grid__list" data-columns="two">
                  ${found.people.map((person, index) => html`<li class="inlay-profile-grid__item" data-item="items" id="person-${index + 1}">${card(person)}</li>`)}
                </ul>
                ${found.nextCursor && html`<p class="actions"><a class="button" href="${withQuery(path, query, { page: current + 1 })}#person-${found.people.length + 1}">Show more</a></p>`}
              </div>
            </div>
          </div>
        </div>
      </div>`,
  });
}

/** Works as it is; the widget replaces it with its own, which calls the service. */
function filterForm(query: URLSearchParams, { facets }: Found): Html {
  return html`<form
    class="inlay-profile-grid__controls"
    action="/people"
    method="get"
    role="search"
    aria-label="Filter people"
  >
    <div class="inlay-profile-grid__form">
      <label class="inlay-profile-grid__field-label" for="people-q">Name or role</label>
      <input
        class="inlay-input"
        id="people-q"
        type="search"
        name="q"
        value="${query.get('q') ?? ''}"
        maxlength="200"
      /><button>Search</button>
    </div>
    ${filters.map(({ name, facet, label }) => {
      const counts = Object.entries(facets[facet] ?? {}).sort(([first], [other]) => first.localeCompare(other));
      const chosen = optionsChosen(query.getAll(name), Object.keys(facets[facet] ?? {}));
      return html`<details class="people-filter" ${chosen.length > 0 && html` open`}>
        <summary>${label}</summary>
        ${counts.map(([value, count]) => html`<label data-item="${name}Options"><input type="checkbox" name="${name}" value="${value}" ${chosen.includes(value) && html` checked`} /> <span data-field="name">${value}</span> <span data-field="count">${count}</span></label>`)}
      </details>`;
    })}
    <p class="actions"><button>Show</button></p>
  </form>`;
}

function card({
  id,
  title: name,
  firmTitle,
  locations,
  standardImage,
  url,
  isPrivate,
  enableContactForm,
  linkedInUrl,
  twitterUrl,
}: Profile): Html {
  return html`<article class="inlay-profile-grid__card">
    <div class="inlay-profile-grid__picture" data-ratio="1:1">
      ${standardImage.src ? html`<img class="inlay-profile-grid__portrait" data-field="standardImage" src="${standardImage.src}" alt="" width="1000" height="1000" loading="lazy" decoding="async" />` : ''}
    </div>
    <div class="inlay-profile-grid__text">
      <h2 class="inlay-profile-grid__name">
        ${url ? html`<a class="inlay-profile-grid__link" data-kind="link" data-field="url" href="${url}">${name}</a>` : html`<span data-field="title">${name}</span>`}
      </h2>
      <p class="inlay-profile-grid__role" data-field="firmTitle">${firmTitle}</p>
      <p class="inlay-profile-grid__detail">
        ${locations.map((location) => html`<span data-item="locations">${location}</span> `)}
      </p>
      ${(linkedInUrl || twitterUrl) && html`<p class="inlay-profile-grid__ways people-ways">${linkedInUrl && html`<a data-field="linkedInUrl" href="${linkedInUrl}" rel="me noopener">LinkedIn</a> `}${twitterUrl && html`<a data-field="twitterUrl" href="${twitterUrl}" rel="me noopener">X</a>`}</p>`}
      <data data-field="id" value="${id}"></data><data data-field="isPrivate" value="${String(isPrivate)}"></data
      ><data data-field="enableContactForm" value="${String(enableContactForm)}"></data>
    </div>
  </article>`;
}
