import { Hono } from 'hono';
import { type Article, type Person, type Practice, practices } from '../../content/load.ts';
import { externalWork } from '../../content/published-work.ts';
import type { Profile } from '../../services/index.ts';
import { articlesIn } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { mailIcon } from '../layout/icons.ts';
import { page } from '../layout/page.ts';
import { pictureSeed } from '../parts/card.ts';
import { hero } from '../parts/hero.ts';
import { cityOf } from '../parts/people.ts';
import { heroImage, picturePath } from '../parts/picture.ts';
import { breadcrumbs, pageHead } from '../parts/sections.ts';
import { unwantedDomains, writeTo } from '../parts/write-to.ts';
import { articlePath, webAddress, withQuery } from '../paths.ts';
import type { Env, Site, View } from '../site.ts';

/** Of two rows of four for each of four. */
const pageSize = 24;
const rows = 8;
const mostShown = 200;
const worksAtOnce = 8;
const title = 'People';
const intro = 'Partners and experts who sign what they write.';
const filters = [
  { name: 'practice', facet: 'practice', label: 'Practice' },
  { name: 'region', facet: 'regions', label: 'Region' },
  { name: 'location', facet: 'locations', label: 'Location' },
  { name: 'interest', facet: 'interest', label: 'Interest' },
  { name: 'language', facet: 'languages', label: 'Language' },
] as const;

/** Everybody, filtered and searched, and one page for each. */
export const peoplePages = new Hono<Env>()
  .get('/people', async (c) => {
    const view = c.get('view');
    const page = Math.min(Math.max(1, Number.parseInt(view.query.get('page') ?? '1', 10) || 1), Math.floor(mostShown / pageSize));
    const asked = new URLSearchParams({ q: (view.query.get('q') ?? '').slice(0, mostShown), limit: String(page * pageSize) });
    for (const { name, facet } of filters) asked.set(facet, view.query.getAll(name).join(','));
    const response = await view.site.services.request(`${view.site.addresses.site}/services/people?${asked}`, {}, c.env);
    return c.html(listPage(view, response.ok ? ((await response.json()) as Found) : nobody, page));
  })
  .get('/people/:id', (c, next) => {
    const view = c.get('view');
    const person = view.site.content.people.find(({ id, isPrivate }) => id === c.req.param('id') && !isPrivate);
    return person ? c.html(personPage(view, person)) : next();
  });

interface Found {
  people: Profile[];
  total: number;
  nextCursor: string;
  facets: Record<string, Record<string, number>>;
}

const nobody: Found = { people: [], total: 0, nextCursor: '', facets: {} };

function listPage(view: View, found: Found, current: number): Html {
  const { query, path } = view;
  return page(view, {
    template: 'people',
    title,
    description: intro,
    canonical: path,
    main: html`${pageHead(title, intro)}
<div class="wrap">
<div data-module="profile-grid" data-total="${found.total}" data-next="${found.nextCursor}" data-filters="${filters.map(({ name }) => name).join(',')}" data-search data-two-columns data-rows="${rows}" data-ratio="1:1" data-forbidden-domains="${unwantedDomains}">
<div class="inlay-profile-grid"><div class="inlay-profile-grid__parts" data-controls>
${filterForm(query, found)}
<div class="inlay-profile-grid__results">
<p class="count">${found.total === 1 ? '1 person' : `${found.total} people`}</p>
${found.total === 0 && html`<p class="empty">Nobody matches this. <a href="${path}">Show everybody</a></p>`}
<ul class="inlay-profile-grid__list" data-columns="two">${found.people.map((person, index) => html`<li class="inlay-profile-grid__item" data-item="items" id="person-${index + 1}">${card(person)}</li>`)}</ul>
${found.nextCursor && html`<p class="actions"><a class="button" href="${withQuery(path, query, { page: current + 1 })}#person-${found.people.length + 1}">Show more</a></p>`}
</div></div></div></div>
</div>`,
  });
}

/** Works as it stands; the widget puts its own in the place, which asks the service. */
function filterForm(query: URLSearchParams, { facets }: Found): Html {
  return html`<form class="inlay-profile-grid__controls" action="/people" method="get" role="search" aria-label="Filter people">
<div class="inlay-profile-grid__form"><label class="inlay-profile-grid__field-label" for="people-q">Name or role</label>
<input class="inlay-profile-grid__field" id="people-q" type="search" name="q" value="${query.get('q') ?? ''}" maxlength="200"><button>Search</button></div>
${filters.map(({ name, facet, label }) => {
    const chosen = query.getAll(name);
    const counts = Object.entries(facets[facet] ?? {}).sort(([one], [other]) => one.localeCompare(other));
    return html`<details class="people-filter"${chosen.length > 0 && html` open`}><summary>${label}</summary>
${counts.map(([value, count]) => html`<label data-item="${name}Options"><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) && html` checked`}> <span data-field="name">${value}</span> <span data-field="count">${count}</span></label>`)}</details>`;
  })}
<p class="actions"><button>Show</button></p></form>`;
}

function card({ id, title: name, firmTitle, locations, standardImage, url, isPrivate, enableContactForm, linkedInUrl, twitterUrl }: Profile): Html {
  return html`<article class="inlay-profile-grid__card">
<div class="inlay-profile-grid__picture" data-ratio="1:1">${standardImage.src ? html`<img class="inlay-profile-grid__portrait" data-field="standardImage" src="${standardImage.src}" alt="" width="1000" height="1000" loading="lazy" decoding="async">` : ''}</div>
<div class="inlay-profile-grid__text"><h2 class="inlay-profile-grid__name">${url ? html`<a class="inlay-profile-grid__link" data-kind="link" data-field="url" href="${url}">${name}</a>` : html`<span data-field="title">${name}</span>`}</h2>
<p class="inlay-profile-grid__role" data-field="firmTitle">${firmTitle}</p>
<p class="inlay-profile-grid__detail">${locations.map((location) => html`<span data-item="locations">${location}</span> `)}</p>
${(linkedInUrl || twitterUrl) && html`<p class="inlay-profile-grid__ways">${linkedInUrl && html`<a data-field="linkedInUrl" href="${linkedInUrl}" rel="me noopener">LinkedIn</a> `}${twitterUrl && html`<a data-field="twitterUrl" href="${twitterUrl}" rel="me noopener">X</a>`}</p>`}
<data data-field="id" value="${id}"></data><data data-field="isPrivate" value="${String(isPrivate)}"></data><data data-field="enableContactForm" value="${String(enableContactForm)}"></data>
</div></article>`;
}

function personPage(view: View, person: Person): Html {
  const { site } = view;
  const written = articlesIn(site, 'en').filter(({ authors }) => authors.includes(person.id));
  return page(view, {
    template: 'person',
    title: person.name,
    description: `${person.role} at Alder & Voss in ${cityOf(site, person.office)}.`,
    picture: { path: `/portraits/${person.id}.svg`, alt: `Monogram of ${person.name}` },
    about: aboutPerson(site, person),
    main: html`<div class="wrap opening-below">${breadcrumbs(view, [['/people', title]])}</div>
${profile(site, person)}
<div class="wrap profile-facts">
${facts(person)}
${writeTo(person, html`${mailIcon}Write to ${person.name.split(' ')[0]}`)}
</div>
${publishedWork(view, worksOf(person, written))}`,
  });
}

interface Work {
  title: string;
  url: string;
  source: string;
  /** As it was written, which the widget reads. */
  date: string;
  /** Such as Report, where it is an article of this site. */
  kind?: string;
  image?: string;
}

/** What appeared here and elsewhere, latest first. */
function worksOf({ id }: Person, articles: Article[]): Work[] {
  const external = (externalWork[id] ?? '').split('\n').flatMap((line): Work[] => {
    const [title = '', url = '', source = '', date = ''] = line.split('|');
    return date ? [{ title, url, source, date }] : [];
  });
  const internal = articles.map((article): Work => ({
    title: article.title,
    url: articlePath(article),
    source: article.sourcePublication ?? 'Alder & Voss',
    date: article.date,
    kind: article.eyebrow,
    image: picturePath(article.image, pictureSeed(article), '16x9'),
  }));
  return [...external, ...internal].sort((one, other) => dayOf(other.date).getTime() - dayOf(one.date).getTime());
}

/** All of it, so that the widget can show what follows without a call; hidden after what the address asks for. */
function publishedWork({ path, query }: View, works: Work[]): Html {
  if (works.length === 0) return html``;
  const asked = Math.max(1, Number.parseInt(query.get('works') ?? '1', 10) || 1);
  const shown = Math.min(asked * worksAtOnce, works.length);
  const hasPictures = works.slice(0, shown).some(({ image }) => image);
  return html`<section class="section wrap" data-module="published-work"><div class="inlay-published-work">
<h2 class="inlay-published-work__heading" data-field="heading">Published work</h2>
<ul class="inlay-published-work__list" role="list">${works.map((work, index) => html`<li class="inlay-published-work__item" data-item="publishedWork"${index >= shown && html` hidden`}>${workCard(work, hasPictures)}</li>`)}</ul>
${shown < works.length && html`<div class="inlay-list-view__more"><p class="inlay-list-view__progress">Showing ${shown} of ${works.length}</p>
<a class="inlay-button" data-variant="secondary" rel="next" href="${withQuery(path, query, { works: asked + 1 })}"><span class="inlay-button__label">Show more</span></a></div>`}
</div></section>`;
}

function dayOf(date: string): Date {
  return new Date(/^\d{4}-/.test(date) ? date : `${date} UTC`);
}

function workCard({ title: name, url, source, date, kind, image }: Work, hasPictures: boolean): Html {
  const hasDay = !/^\d{4}-\d{2}$/.test(date);
  const written = new Intl.DateTimeFormat('en-GB', { ...(hasDay ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' }), timeZone: 'UTC' }).format(dayOf(date));
  return html`${hasPictures && !image && html`<span class="inlay-published-work__panel" aria-hidden="true">${source}</span>`}<article class="inlay-card" data-layout="stacked">
${image && html`<span class="inlay-picture inlay-card__picture"><img class="inlay-picture__image" data-field="image" src="${image}" alt="" width="1600" height="900" loading="lazy" decoding="async"></span>`}
<div class="inlay-card__text">${kind && html`<div class="inlay-card__eyebrow" data-field="articleType">${kind}</div>`}
<h3 class="inlay-card__title"><a class="inlay-card__link" data-kind="link" data-field="url" href="${url}">${name}</a></h3>
<div class="inlay-card__meta"><span class="inlay-published-work__source" data-field="source">${source}</span><data data-field="displayDate" value="${date}">${written}</data></div></div></article>`;
}

function facts(person: Person): Html {
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  return html`<dl class="facts">
<dt>Practice</dt><dd><a href="/practices/${person.practice}">${practices[person.practice as Practice]}</a></dd>
<dt>Languages</dt><dd>${person.languages.map((code) => languages.of(code)).join(', ')}</dd>
<dt>Interests</dt><dd>${person.interests.join(', ')}</dd>
</dl>`;
}

function profile(site: Site, person: Person): Html {
  const { id, name, role, office, bio } = person;
  const profiles = [
    ['LinkedIn', 'linkedIn', webAddress(person.linkedin)],
    ['X', 'twitter', webAddress(person.twitter)],
  ] as const;
  return hero({
    module: 'profile-hero',
    layout: 'portrait',
    settings: { 'enable-contact-form': true, to: id, 'forbidden-domains': unwantedDomains, 'background-color': 'surface' },
    look: { ground: 'surface' },
    words: html`<h1 class="inlay-hero__title" data-field="name">${name}</h1>
<p class="inlay-profile-hero__position"><span data-field="title">${role}</span> <span data-field="location"><a class="inlay-profile-hero__place" data-field="url" href="/offices#${office}">${cityOf(site, office)}</a></span></p>
<p class="inlay-profile-hero__about" data-field="description">${bio}</p>
<p class="inlay-profile-hero__icons">${profiles.map(([label, field, address]) => address && html`<a data-field="${field}" href="${address}" rel="me noopener">${label}</a> `)}</p>`,
    picture: heroImage(`/portraits/${id}.svg?ratio=1x1`, '', '1x1'),
  });
}

function aboutPerson({ addresses }: Site, person: Person): object {
  return {
    kind: 'person',
    title: person.name,
    firmTitle: person.role,
    description: person.bio,
    standardImage: `${addresses.site}/portraits/${person.id}.svg`,
    profiles: [person.linkedin, person.twitter].flatMap((profile) => webAddress(profile) ?? []),
  };
}
