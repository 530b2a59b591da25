import {
  type JobFacet,
  jobFacets,
  type JobOrder,
  jobOrders,
  type JobsFound,
  masterList,
  optionsChosen,
  termOf,
} from '../../../services/index.ts';
import { html, type Html } from '../../html.ts';
import { mediumDate } from '../../dates.ts';
import { page } from '../../layout/page.ts';
import { feedInHead, feedLinks } from '../../parts/feeds.ts';
import { pageHead } from '../../parts/sections.ts';
import { snippet } from '../../../../src/features/lists/snippet.ts';
import { localPath, withQuery } from '../../paths.ts';
import type { View } from '../../site.ts';
import { filterNames } from './terms.ts';

const pageSize = 20;
const maxJobs = 500;
const maxCities = 3;

const texts = {
  en: {
    title: 'Open positions',
    description: 'Search the open positions at Alder & Voss by word, field and city.',
    label: 'Search jobs',
    searchLabel: 'Keyword, field or city',
    submit: 'Search',
    none: 'No jobs available for this search.',
    showAll: 'Show all positions',
    more: 'Show more',
    sort: 'Sort by',
    orders: { date: 'Newest', title: 'Title', city: 'City' },
    count: (count: number) => (count > maxJobs ? `${maxJobs}+ jobs` : count === 1 ? '1 job' : `${count} jobs`),
  },
  de: {
    title: 'Offene Stellen',
    description: 'Durchsuchen Sie die offenen Stellen bei Alder & Voss nach Stichwort, Bereich und Stadt.',
    label: 'Stellen suchen',
    searchLabel: 'Stichwort, Bereich oder Stadt',
    submit: 'Suchen',
    none: 'Keine Stellen für diese Suche.',
    showAll: 'Alle Stellen anzeigen',
    more: 'Mehr anzeigen',
    sort: 'Sortieren nach',
    orders: { date: 'Datum', title: 'Titel', city: 'Stadt' },
    count: (count: number) => (count > maxJobs ? `${maxJobs}+ Stellen` : count === 1 ? '1 Stelle' : `${count} Stellen`),
  },
};
type JobLanguage = keyof typeof texts;

interface Choice {
  name: string;
  /** The option that contains it. */
  parent?: string;
}

interface Asked {
  query: string;
  chosen: Record<JobFacet, string[]>;
  sort: JobOrder;
  page: number;
}

/** The job search: a plain form and links, inside the placeholder that enhances it. */
export async function jobsPage(view: View): Promise<Html> {
  const { site, path } = view;
  const language: JobLanguage = view.language === 'de' ? 'de' : 'en';
  const t = texts[language];
  const choices = choicesIn(masterList(site.content, language));
  const searchQuery = readQuery(view.query, choices);
  const { found, page: currentPage } = await search(view, language, searchQuery);
  return page(view, {
    template: 'jobs',
    title: t.title,
    description: t.description,
    footer: 'careers',
    canonical: path,
    languages: { en: localPath('en', '/careers/jobs'), de: localPath('de', '/careers/jobs') },
    about: {},
    head: feedInHead(view, 'jobs', t.title),
    main: html`${pageHead(t.title)}
      <div class="wrap" data-module="job-search" data-job-pages="${path}" data-apply-later data-sortable>
        ${form(view, language, choices, searchQuery, found)}
        <data data-field="total" value="${found.numFound}"></data>
        ${
          found.docs.length
            ? html`<div class="inlay-job-search__state">
                  <p class="count">${t.count(found.numFound)}</p>
                  ${found.numFound > 1 && orderLinks(view, t, searchQuery)}
                </div>
                <ol class="rows">
                  ${found.docs.map((job) => html`<li data-item="jobs">${jobRow(view, job)}</li>`)}
                </ol>
                ${found.docs.length < found.numFound && html`<p><a class="button quiet" rel="next" href="${withQuery(path, view.query, { page: currentPage + 1 })}">${t.more}</a></p>`}`
            : html`<p class="empty">${t.none} <a href="${path}">${t.showAll}</a></p>`
        }
        ${feedLinks(view, 'jobs')}
      </div>`,
  });
}

function orderLinks({ path, query }: View, t: (typeof texts)[JobLanguage], { sort }: Asked): Html {
  return html`<nav class="inlay-job-search__orders" aria-label="${t.sort}">
    <p class="inlay-job-search__by" aria-hidden="true">${t.sort}</p>
    <ul class="inlay-job-search__order-list">
      ${jobOrders.map(
        (order) =>
          html`<li class="inlay-job-search__order">
            <a
              class="inlay-job-search__order-link"
              href="${withQuery(path, query, { sort: order === 'date' ? undefined : order, page: undefined })}"
              ${order === sort && html` aria-current="true"`}
              >${t.orders[order]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** All pages up to the requested one; all pages, if it is beyond the last. */
async function search(
  { site }: View,
  language: JobLanguage,
  { query, chosen, sort, page }: Asked,
): Promise<{ found: JobsFound; page: number }> {
  const pages = Math.min(page, maxJobs / pageSize);
  const found = await site.services.jobs.search({
    q: query,
    language,
    start: 1,
    pageSize: pages * pageSize,
    sort,
    ...chosen,
  });
  return { found, page: Math.max(1, Math.ceil(found.docs.length / pageSize)) };
}

function readQuery(query: URLSearchParams, choices: Record<JobFacet, Choice[]>): Asked {
  const number = Number(query.get('page'));
  const chosen = jobFacets.map((filter) => {
    const names = choices[filter].map(({ name }) => name);
    return [filter, optionsChosen(query.getAll(filter), names)] as const;
  });
  return {
    query: (query.get('query') ?? '').trim().slice(0, 200),
    chosen: Object.fromEntries(chosen) as Asked['chosen'],
    sort: jobOrders.find((order) => order === query.get('sort')) ?? 'date',
    page: Number.isSafeInteger(number) && number > 1 ? number : 1,
  };
}

function choicesIn({
  regions,
  interests,
  industries,
  functions,
  workplaces,
  employmentTypes,
}: ReturnType<typeof masterList>): Record<JobFacet, Choice[]> {
  const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name, 'en');
  const countries = regions.flatMap(({ continent, countries: countriesOfRegion }) =>
    countriesOfRegion.map((country) => ({ ...country, continent })),
  );
  return {
    interestCategory: interests.map(({ interestCategory }) => ({ name: interestCategory })),
    interest: interests
      .flatMap(({ interestCategory, interests: names }) => names.map((name) => ({ name, parent: interestCategory })))
      .sort(byName),
    continents: regions.map(({ continent }) => ({ name: continent })),
    countries: countries.map(({ country, continent }) => ({ name: country, parent: continent })).sort(byName),
    cities: countries.flatMap(({ country, cities }) => cities.map((name) => ({ name, parent: country }))).sort(byName),
    industries: industries.map((name) => ({ name })),
    functions: functions.map((name) => ({ name })),
    workplace: workplaces.map((name) => ({ name })),
    employmentType: employmentTypes.map((name) => ({ name })),
  };
}

function form(
  { path }: View,
  language: JobLanguage,
  choices: Record<JobFacet, Choice[]>,
  { query, chosen, sort }: Asked,
  { facets }: JobsFound,
): Html {
  const t = texts[language];
  return html`<form
    class="search-form"
    data-field="form"
    action="${path}"
    method="get"
    role="search"
    aria-label="${t.label}"
  >
    <label for="query">${t.searchLabel}</label>
    <div class="search-line">
      <input id="query" name="query" type="search" value="${query}" maxlength="200" autocomplete="off" /><button>
        ${t.submit}
      </button>
    </div>
    ${sort !== 'date' && html`<input type="hidden" name="sort" value="${sort}" />`}
    <div class="filter-menus">
      ${jobFacets.map(
        (filter) =>
          html`<details>
            <summary>
              ${filterNames[language][filter]}${chosen[filter].length > 0 && ` (${chosen[filter].length})`}
            </summary>
            <fieldset>
              <legend class="unseen">${filterNames[language][filter]}</legend>
              ${choices[filter].map(({ name, parent }) => {
                const count = facets[filter]?.[name] ?? 0;
                return html`<label class="choice"
                  ><input
                    type="checkbox"
                    name="${filter}"
                    value="${name}"
                    data-count="${count}"
                    ${parent && html` data-parent="${parent}"`}${chosen[filter].includes(name) && html` checked`}
                  />
                  <span>${termOf(name, language)}</span> <span class="meta">${count}</span></label
                >`;
              })}
            </fieldset>
          </details>`,
      )}
    </div>
  </form>`;
}

function jobRow({ language: pageLanguage, path }: View, job: JobsFound['docs'][number]): Html {
  const rest = job.cities.length - maxCities;
  return html`<article class="row job" ${job.language !== pageLanguage && html` lang="${job.language}"`}>
    <p class="eyebrow">
      <span data-field="interest">${job.interest}</span>
      <span class="of" data-field="interestCategory">${job.interestCategory}</span>
    </p>
    <h2><a data-field="link" href="${path}/${job.friendlyURL}">${job.title}</a></h2>
    <p class="meta">
      <span>${job.cities.slice(0, maxCities).join(', ')}${rest > 0 && ` +${rest}`}</span
      >${job.cities.length > 0 && html`<data data-item="cities" value="${job.cities.join('|')}"></data>`}${job.posted && html`<time data-field="posted" datetime="${job.posted}">${mediumDate(job.posted, pageLanguage)}</time>`}
    </p>
    <p class="text" data-field="description">${snippet(job.whatYouWillDo)}</p>
    ${job.language !== pageLanguage && html`<data data-field="language" value="${job.language}"></data>`}
  </article>`;
}
