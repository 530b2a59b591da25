import { Hono } from 'hono';
import { type Person, type Practice, practices } from '../../content/load.ts';
import { articlesIn } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { mailIcon } from '../layout/icons.ts';
import { page } from '../layout/page.ts';
import { articleCard } from '../parts/card.ts';
import { hero } from '../parts/hero.ts';
import { cityOf, faces } from '../parts/people.ts';
import { paged, paging } from '../parts/paging.ts';
import { heroImage } from '../parts/picture.ts';
import { breadcrumbs, pageHead, section } from '../parts/sections.ts';
import { select } from '../parts/select.ts';
import { unwantedDomains, writeTo } from '../parts/write-to.ts';
import { webAddress } from '../paths.ts';
import type { Env, Site, View } from '../site.ts';

const pageSize = 24;
const title = 'People';
const intro = 'Partners and experts who sign what they write.';

/** Everybody, filtered by practice and office, and one page for each. */
export const peoplePages = new Hono<Env>()
  .get('/people', (c) => c.html(listPage(c.get('view'))))
  .get('/people/:id', (c, next) => {
    const view = c.get('view');
    const person = view.site.content.people.find(({ id, isPrivate }) => id === c.req.param('id') && !isPrivate);
    return person ? c.html(personPage(view, person)) : next();
  });

function listPage(view: View): Html {
  const { site, query, texts, path } = view;
  const practice = query.get('practice');
  const office = query.get('office');
  const found = site.content.people.filter((person) => (!practice || person.practice === practice) && (!office || person.office === office));
  const shown = paged(found, query.get('page'), pageSize);
  const offices = site.content.offices.filter(({ hideFromLocations }) => !hideFromLocations).map(({ id, city }) => [id, city] as const);
  return page(view, {
    template: 'people',
    title,
    description: intro,
    canonical: path,
    main: html`${pageHead(title, intro)}
<div class="wrap">
<form class="filters" action="/people" method="get">
${select('practice', 'Practice', Object.entries(practices), practice, texts.insights.all)}
${select('office', 'Office', offices, office, texts.insights.all)}
<div class="actions"><button>${texts.insights.show}</button></div></form>
${found.length ? faces(site, shown.items, 2) : html`<p class="empty">Nobody in this office belongs to this practice. <a href="/people">Show everybody</a></p>`}
${paging(view, shown)}
</div>`,
  });
}

function personPage(view: View, person: Person): Html {
  const { site } = view;
  const written = articlesIn(site, 'en').filter(({ authors }) => authors.includes(person.id));
  return page(view, {
    template: 'person',
    title: person.name,
    description: `${person.role} at Alder & Voss in ${cityOf(site, person.office)}.`,
    picture: { path: `/portraits/${person.id}.svg`, alt: `Monogram of ${person.name}` },
    structured: [personData(site, person)],
    main: html`<div class="wrap opening-below">${breadcrumbs(view, [['/people', title]])}</div>
${profile(site, person)}
<div class="wrap profile-facts">
${facts(person)}
${writeTo(person, html`${mailIcon}Write to ${person.name.split(' ')[0]}`)}
</div>
${written.length > 0 && section(`Written by ${person.name}`, html`<ul class="cards">${written.map((article) => html`<li>${articleCard(view, article)}</li>`)}</ul>`)}`,
  });
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

function personData(site: Site, person: Person): object {
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.role,
    url: `${site.addresses.site}/people/${person.id}`,
    image: `${site.addresses.site}/portraits/${person.id}.svg`,
    worksFor: { '@id': `${site.addresses.site}/#firm`, '@type': 'Organization', name: 'Alder & Voss' },
    knowsLanguage: person.languages,
  };
}
