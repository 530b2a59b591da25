import { officesIn } from '../../../content/more/german-names.ts';
import { type JobFound, termOf } from '../../../services/index.ts';
import { truncate } from '../../../../src/contract/truncate.ts';
import { html, type Html } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { breadcrumbs, paragraphs } from '../../parts/sections.ts';
import { localPath, webAddress } from '../../paths.ts';
import type { Site, View } from '../../site.ts';

const maxPlaces = 3;

const texts = {
  en: {
    search: 'All open positions',
    whatYouWillDo: 'What you will do',
    whoYouWillWorkWith: 'Who you will work with',
    yourBackground: 'Your background',
    apply: 'Apply',
    pay: 'Pay',
    workplace: 'Workplace',
    employmentType: 'Employment type',
    applicantCountries: 'Applicants from',
    industries: 'Industries',
    functions: 'Functions',
    posted: 'Posted',
    validThrough: 'Apply by',
    similar: 'Similar positions',
    careers: 'Careers',
    jobs: 'Open positions',
    gone: 'This position is no longer open',
    goneText: 'It may have been filled or withdrawn. Search for positions like it.',
    searchAgain: 'Search open positions',
  },
  de: {
    search: 'Alle offenen Stellen',
    whatYouWillDo: 'Ihre Aufgaben',
    whoYouWillWorkWith: 'Ihr Umfeld',
    yourBackground: 'Ihr Hintergrund',
    apply: 'Jetzt bewerben',
    pay: 'Gehalt',
    workplace: 'Arbeitsort',
    employmentType: 'Beschäftigungsart',
    applicantCountries: 'Wohnsitz in',
    industries: 'Branchen',
    functions: 'Funktionen',
    posted: 'Veröffentlicht',
    validThrough: 'Bewerbung bis',
    similar: 'Ähnliche Stellen',
    careers: 'Karriere',
    jobs: 'Offene Stellen',
    gone: 'Diese Stelle ist nicht mehr ausgeschrieben',
    goneText: 'Möglicherweise wurde sie schon besetzt oder zurückgezogen. Suchen Sie nach ähnlichen Stellen.',
    searchAgain: 'Offene Stellen suchen',
  },
};
type Words = (typeof texts)['en'];

/** The last segment of the path: a number after the last hyphen is the id, whatever precedes it. */
export function jobIdIn(friendlyURL: string): string {
  return /-(\d+)$/.exec(friendlyURL)?.[1] ?? friendlyURL;
}

/** One open position, complete without a script; undefined if there is none. */
export async function jobPage(view: View, id: string): Promise<Html | undefined> {
  const { site } = view;
  const job = await site.services.jobs.byId(id);
  if (!job) return undefined;
  const similarJobs = await site.services.jobs.similar(id);
  const t = wordsOf(view);
  return page(view, {
    template: 'job',
    title: job.title,
    description: truncate(job.whatYouWillDo, 200),
    footer: 'careers',
    canonical: jobPath(job),
    about: aboutJob(site, job),
    main: html`${trail(view, t)}
      <div class="wrap" data-module="job-detail" data-apply-later>
        <div class="inlay-job-detail">
          ${searchLink(view, t.search)} ${position(view, job, t)}
          ${similarJobs.length > 0 && similar(view, similarJobs, t)}
        </div>
      </div>`,
  });
}

/** For the URL of a position that is not open, or never was. */
export function noJobPage(view: View): Html {
  const t = wordsOf(view);
  return page(view, {
    template: 'job',
    title: t.gone,
    description: t.goneText,
    footer: 'careers',
    hidden: true,
    about: {},
    main: html`${trail(view, t)}
      <div class="wrap" data-module="job-detail">
        <div class="inlay-job-detail">
          <h1 class="inlay-job-detail__title">${t.gone}</h1>
          <p class="inlay-job-detail__paragraph">${t.goneText}</p>
          <div>
            <a class="inlay-button" data-variant="primary" data-field="searchPage" href="${searchPath(view)}"
              ><span class="inlay-button__label">${t.searchAgain}</span></a
            ><data data-field="isGone" value="true"></data>
          </div>
        </div>
      </div>`,
  });
}

export function jobPath({ friendlyURL }: Pick<JobFound, 'friendlyURL'>): string {
  return `/careers/jobs/${friendlyURL}`;
}

function wordsOf({ language }: View): Words {
  return language === 'de' ? texts.de : texts.en;
}

function searchPath({ language }: View): string {
  return localPath(language === 'de' ? 'de' : 'en', '/careers/jobs');
}

function trail(view: View, t: Words): Html {
  return html`<div class="wrap opening-below">
    ${breadcrumbs(view, [
      ['/careers', t.careers],
      [searchPath(view), t.jobs],
    ])}
  </div>`;
}

function searchLink(view: View, text: string): Html {
  return html`<p class="inlay-job-detail__back">
    <a class="inlay-button" data-variant="link" data-field="searchPage" href="${searchPath(view)}"
      ><span class="inlay-button__label">${arrowBack}${text}</span></a
    >
  </p>`;
}

/** As the widget renders it, with the attributes that it reads back. */
function position(view: View, job: JobFound, t: Words): Html {
  const lang = job.language !== view.language && html` lang="${job.language}"`;
  const language = view.language === 'de' ? 'de' : 'en';
  const text = (name: 'whatYouWillDo' | 'whoYouWillWorkWith' | 'yourBackground') =>
    html`<section>
      <h2 class="inlay-job-detail__subtitle">${t[name]}</h2>
      <div class="inlay-job-detail__text" ${lang}>
        <div class="inlay-rich-text"><div data-field="${name}">${paragraphs(job[name])}</div></div>
      </div>
    </section>`;
  const fact = (name: string, value: Html | string) =>
    html`<div class="inlay-job-detail__fact">
      <dt class="inlay-job-detail__name">${name}</dt>
      <dd class="inlay-job-detail__value">${value}</dd>
    </div>`;
  const names = (name: 'employmentType' | 'applicantCountries' | 'industries' | 'functions') =>
    job[name]?.length &&
    fact(
      t[name],
      html`${job[name].map((value, index) => html`${index > 0 && ', '}<span data-item="${name}">${termOf(value, language)}</span>`)}`,
    );
  const day = (name: 'posted' | 'validThrough') =>
    job[name] &&
    fact(t[name], html`<time datetime="${job[name]}" data-field="${name}">${dayOf(view, job[name])}</time>`);
  return html`<article class="inlay-job-detail__position">
    <header class="inlay-job-detail__head">
      <p class="inlay-job-detail__line" ${lang}>
        <span data-field="interest">${job.interest}</span> ·
        <span data-field="interestCategory">${job.interestCategory}</span>
      </p>
      <h1 class="inlay-job-detail__title" data-field="title" ${lang}>${job.title}</h1>
      <p class="inlay-job-detail__line">${placeList(job)}</p>
    </header>
    <div class="inlay-job-detail__parts">
      <div class="inlay-job-detail__side">
        ${applyLink(view, job, lang, t)}
        <dl class="inlay-job-detail__facts">
          ${fact(t.pay, html`<span data-field="compensationRange">${job.compensationRange}</span>`)}${
            job.workplace &&
            fact(t.workplace, html`<span data-field="workplace">${termOf(job.workplace, language)}</span>`)
          }${names('employmentType')}${names('applicantCountries')}${names('industries')}${names('functions')}${day('posted')}${day('validThrough')}
        </dl>
      </div>
      <div class="inlay-job-detail__texts">
        ${text('whatYouWillDo')}${text('whoYouWillWorkWith')}${text('yourBackground')}
      </div>
    </div>
    <data data-field="jobId" value="${job.jobID}"></data
    >${lang && html`<data data-field="jobLanguage" value="${job.language}"></data>`}
  </article>`;
}

function applyLink({ site }: View, { jobApplyURL, Einstiegslevel = [] }: JobFound, lang: Html | false, t: Words): Html {
  const levels = Einstiegslevel.map(({ text, url }) => ({ text, address: applyAddress(site, url) })).filter(
    ({ address }) => address,
  );
  if (levels.length > 0) {
    return html`<details class="inlay-job-detail__levels">
      <summary class="inlay-button inlay-job-detail__summary" data-variant="primary">
        <span class="inlay-button__label">${t.apply}${chevron}</span>
      </summary>
      <div class="inlay-job-detail__links" ${lang}>
        <ul class="inlay-link-list" data-layout="list" role="list">
          ${levels.map(
            ({ text, address }) =>
              html`<li class="inlay-link-list__item">
                <a class="inlay-link-list__link" data-kind="link" data-item="einstiegslevel" href="${address}"
                  ><span class="inlay-link-list__text">${text}</span>${arrowForward}</a
                >
              </li>`,
          )}
        </ul>
      </div>
    </details>`;
  }
  const address = applyAddress(site, jobApplyURL);
  return html`${
    address &&
    html`<div>
      <a class="inlay-button" data-variant="primary" data-field="jobApplyUrl" href="${address}" rel="noopener"
        ><span class="inlay-button__label">${t.apply}</span></a
      >
    </div>`
  }`;
}

function similar(view: View, similarJobs: JobFound[], t: Words): Html {
  return html`<section class="inlay-job-detail__similar">
    <h2 class="inlay-job-detail__heading">${t.similar}</h2>
    <ul class="inlay-job-detail__cards" role="list">
      ${similarJobs.map(
        (other) =>
          html`<li class="inlay-job-detail__card" data-item="similarJobs">
            <article class="inlay-card" data-layout="stacked">
              <div class="inlay-card__text">
                <div class="inlay-card__eyebrow" data-field="interest">${other.interest}</div>
                <h3 class="inlay-card__title">
                  <a
                    class="inlay-card__link"
                    data-kind="link"
                    data-field="link"
                    href="${searchPath(view)}/${other.friendlyURL}"
                    >${other.title}</a
                  >
                </h3>
                <div class="inlay-card__meta">${cityList(other.cities.slice(0, maxPlaces))}</div>
              </div>
            </article>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** A single country applies to all cities. Otherwise each city has its own, unless their numbers differ. */
function placeList({ cities, countries }: JobFound): Html {
  const hasOneCountry = new Set(countries).size === 1;
  const country = (name: string) => html`<span data-item="countries">${name}</span>`;
  return html`${cities.map(
    (city, index) =>
      html`${index > 0 && ' · '}<span data-item="cities">${city}</span
        >${countries.length === cities.length && !hasOneCountry && html`, ${country(countries[index]!)}`}`,
  )}${hasOneCountry && countries[0] !== cities.join('') && html`, ${country(countries[0]!)}`}`;
}

function cityList(cities: readonly string[]): Html {
  return html`${cities.map((city, index) => html`${index > 0 && ' · '}<span data-item="cities">${city}</span>`)}`;
}

function dayOf({ language }: View, day: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

const arrowBack = html`<svg
  class="inlay-icon"
  viewBox="0 0 24 24"
  width="20"
  height="20"
  aria-hidden="true"
  data-directional="true"
>
  <path d="M20 12H4m6-6-6 6 6 6"></path>
</svg>`;
const arrowForward = html`<svg
  class="inlay-icon"
  viewBox="0 0 24 24"
  width="20"
  height="20"
  aria-hidden="true"
  data-directional="true"
>
  <path d="M4 12h16m-6-6 6 6-6 6"></path>
</svg>`;
const chevron = html`<svg class="inlay-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <path d="m5 9 7 7 7-7"></path>
</svg>`;

/** A path on this site or an http(s) URL; otherwise the page shows no button. */
function applyAddress({ addresses }: Site, url: string): string | undefined {
  return /^\/(?!\/)/.test(url) ? addresses.site + url : webAddress(url);
}

/** A position without a publication date is no valid JobPosting. */
function aboutJob({ content, addresses }: Site, job: JobFound): object {
  return {
    kind: 'job',
    title: job.title,
    description: [job.whatYouWillDo, job.whoYouWillWorkWith, job.yourBackground].join('\n'),
    url: addresses.site + jobPath(job),
    jobID: job.jobID,
    datePosted: job.posted,
    validThrough: job.validThrough,
    salary: job.salary,
    employmentType: job.employmentType,
    isRemote: job.workplace === 'remote',
    applicantCountries: job.applicantCountries,
    locations: job.cities.flatMap((city) =>
      officesIn(job.language, content.offices)
        .filter((office) => office.city === city)
        .slice(0, 1)
        .map(({ countryCode }) => ({ city, country: countryCode })),
    ),
  };
}
