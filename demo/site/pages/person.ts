import { Hono } from 'hono';
import type { Article, Language, Person, Practice } from '../../content/load.ts';
import { germanProfiles, type OfficeProfile, openingOf } from '../../content/profiles.ts';
import { externalWork } from '../../content/published-work.ts';
import { articlesIn } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { mailIcon } from '../layout/icons.ts';
import { page } from '../layout/page.ts';
import { pictureSeed } from '../parts/card.ts';
import { cityOf } from '../parts/people.ts';
import { heroImage, picturePath } from '../parts/picture.ts';
import { breadcrumbs } from '../parts/sections.ts';
import { unwantedDomains } from '../parts/write-to.ts';
import { showMore } from '../parts/list.ts';
import { articlePath, localPath, webAddress, withQuery } from '../paths.ts';
import type { Env, Site, View } from '../site.ts';

const worksAtOnce = 8;

/** A page for each person who is not private, and in German for some whom an office presents. */
export const personPages = new Hono<Env>()
  .get('/people/:id', (c, next) => {
    const view = c.get('view');
    const person = personCalled(view.site, c.req.param('id'));
    return person ? c.html(personPage(view, person, inEnglish(view, person))) : next();
  })
  .get('/de/people/:id', (c, next) => {
    const view = c.get('view');
    const person = personCalled(view.site, c.req.param('id'));
    const profile = person && germanProfiles[person.id];
    return person && profile ? c.html(personPage(view, person, inGerman(view, profile, person))) : next();
  });

function personCalled({ content }: Site, id: string): Person | undefined {
  return content.people.find((person) => person.id === id && !person.isPrivate);
}

/** A person's profile in one language. */
interface Profile {
  role: string;
  description: string;
  about: string[];
  background: string[];
  practice: string;
  interests: string[];
  city: string;
  /** The person of the page, if an office presents them. */
  office?: string;
}

function inEnglish({ site, texts }: View, { role, bio, languages, interests, practice, office }: Person): Profile {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const [description = '', ...rest] = bio.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const before = rest.length > 1 ? rest.slice(0, 1) : [];
  const spoken = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
    languages.map((code) => names.of(code) ?? code),
  );
  return {
    role,
    description,
    about: [rest.slice(before.length).join(' ')].filter(Boolean),
    background: [...before, `Languages: ${spoken}.`],
    practice: texts.practices[practice as Practice],
    interests,
    city: cityOf(site, office),
  };
}

function inGerman(
  { texts }: View,
  { role, description, about, background, interests, languages, office }: OfficeProfile,
  { practice }: Person,
): Profile {
  return {
    role,
    description,
    about,
    background: [background, `Sprachen: ${languages}.`],
    practice: texts.practices[practice as Practice],
    interests,
    city: office,
    office,
  };
}

const english = {
  people: 'People',
  at: (role: string, city: string) => `${role} at Alder & Voss in ${city}.`,
  about: (name: string) => `About ${name}`,
  background: 'Background',
  location: 'Location',
  expertise: 'Expertise',
  elsewhere: 'Elsewhere',
  getInTouch: 'Get in touch',
  publishedWork: 'Published work',
  progress: (visible: number, total: number) => `Showing ${visible} of ${total}`,
  more: 'Show more',
};

const german: typeof english = {
  people: 'Personen',
  at: (role, city) => `${role} bei Alder & Voss in ${city}.`,
  about: (name) => `Über ${name}`,
  background: 'Werdegang',
  location: 'Standort',
  expertise: 'Fachgebiete',
  elsewhere: 'Profile',
  getInTouch: 'Kontakt aufnehmen',
  publishedWork: 'Veröffentlichungen',
  progress: (visible, total) => `${visible} von ${total} angezeigt`,
  more: 'Mehr anzeigen',
};

/**
 * All of it with the classes of the widget, so that nothing shifts when it mounts and nothing is missing if it does
 * not.
 */
function personPage(view: View, person: Person, profile: Profile): Html {
  const { site, language } = view;
  const { id, name } = person;
  const pageTexts = language === 'de' ? german : english;
  const [firstName = name] = name.split(' ');
  const opening = openingOf(site.content.people.indexOf(person));
  const ownArticles = articlesIn(site, language).filter(({ authors }) => authors.includes(id));
  return page(view, {
    template: 'person',
    title: name,
    description: pageTexts.at(profile.role, profile.city),
    image: { path: `/portraits/${id}.svg`, alt: `Monogram of ${name}` },
    about: aboutPerson(site, person, profile),
    ...(germanProfiles[id] && { languages: { en: `/people/${id}`, de: localPath('de', `/people/${id}`) } }),
    main: html`<div class="wrap opening-below">${breadcrumbs(view, [['/people', pageTexts.people]])}</div>
      <div
        class="opening${opening.colours && ' navy'}"
        data-module="profile-page"
        data-hero-mode="${opening.heroMode}"
        data-enable-contact-form
        data-to="${id}"
        data-forbidden-domains="${unwantedDomains}"
        ${profile.office && html` data-office-name="${profile.office}"`}${opening.colours && html` data-background-color="${opening.colours.ground}" data-text-color="${opening.colours.text}"`}
      >
        <div class="inlay-profile-page">
          ${hero(person, profile, opening, pageTexts)}
          <div class="inlay-profile-page__body" data-columns="2">
            <div class="inlay-profile-page__main">
              ${
                profile.about.length > 0 &&
                html`<section class="inlay-profile-page__section">
                  <h2 class="inlay-profile-page__heading" data-field="aboutName">${pageTexts.about(firstName)}</h2>
                  <div class="inlay-profile-page__text" data-field="about">
                    ${profile.about.map((text) => html`<p>${text}</p>`)}
                  </div>
                </section>`
              }
              <section class="inlay-profile-page__section">
                <h2 class="inlay-profile-page__heading">${pageTexts.background}</h2>
                <div class="inlay-profile-page__text" data-field="background">
                  ${profile.background.map((text) => html`<p>${text}</p>`)}
                </div>
              </section>
            </div>
            <div class="inlay-profile-page__side">
              ${names(pageTexts.location, html`<li class="inlay-profile-page__item" data-item="locations"><a class="inlay-profile-page__link" data-kind="link" data-field="url" href="/offices#${person.office}">${profile.city}</a></li>`)}
              ${names(
                pageTexts.expertise,
                html`<li class="inlay-profile-page__item" data-item="expertise">
                    <a
                      class="inlay-profile-page__link"
                      data-kind="link"
                      data-field="workingWithUsLink"
                      href="/practices/${person.practice}"
                      >${profile.practice}</a
                    >
                  </li>
                  ${profile.interests.map((interest) => html`<li class="inlay-profile-page__item" data-item="expertise">${capital(interest)}</li>`)}`,
              )}
              ${elsewhere(person, pageTexts)}
            </div>
          </div>
          ${publishedWork(view, worksOf(person, language, ownArticles), pageTexts)}
        </div>
      </div>`,
  });
}

function hero(
  { id, name, email }: Person,
  { role, description }: Profile,
  { heroMode, colours }: ReturnType<typeof openingOf>,
  pageTexts: typeof english,
): Html {
  const isOver = heroMode === 'Full Bleed';
  const variant = {
    Independent: 'upright',
    IndependentV2: 'upright-after',
    'Full Bleed': undefined,
    'Circular Crop': undefined,
  }[heroMode];
  return html`<section
    class="inlay-hero inlay-profile-hero"
    data-layout="${isOver ? 'over' : 'portrait'}"
    ${variant && html` data-variant="${variant}"`}
    data-ground="${isOver ? 'ink' : 'surface'}"
    ${(isOver || colours) && html` data-theme="dark"`}
  >
    <div class="inlay-hero__stage">
      <figure class="inlay-hero__figure">
        ${isOver ? html`${heroImage(`/portraits/${id}.svg?ratio=21x9`, '', '21x9', 'images')}` : heroImage(`/portraits/${id}.svg?ratio=1x1`, '', '1x1', 'images')}
      </figure>
      <div class="inlay-hero__words">
        <div class="inlay-hero__text">
          <h1 class="inlay-hero__title" data-field="title">${name}</h1>
          <p class="inlay-profile-hero__position"><span data-field="firmTitle">${role}</span></p>
          <p class="inlay-profile-hero__about" data-field="description">${description}</p>
          <p class="inlay-profile-page__contact">
            <a class="inlay-button" data-variant="primary" data-field="getInTouch" href="mailto:${email}"
              ><span class="inlay-button__label">${mailIcon}${pageTexts.getInTouch}</span></a
            >
          </p>
        </div>
      </div>
    </div>
  </section>`;
}

function names(heading: string, items: Html): Html {
  return html`<section class="inlay-profile-page__section">
    <h2 class="inlay-profile-page__heading">${heading}</h2>
    <ul class="inlay-profile-page__list">
      ${items}
    </ul>
  </section>`;
}

function elsewhere(person: Person, pageTexts: typeof english): Html {
  const profiles = [
    ['LinkedIn', 'linkedInUrl', webAddress(person.linkedin)],
    ['X', 'twitterUrl', webAddress(person.twitter)],
  ] as const;
  if (!profiles.some(([, , address]) => address)) return html``;
  return html`<section class="inlay-profile-page__section">
    <h2 class="inlay-profile-page__heading">${pageTexts.elsewhere}</h2>
    <p class="inlay-profile-page__icons">
      ${profiles.map(([label, field, address]) => address && html`<a data-field="${field}" href="${address}" rel="me noopener">${label}</a> `)}
    </p>
  </section>`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function aboutPerson(
  { addresses }: Site,
  { id, name, linkedin, twitter }: Person,
  { role, description }: Profile,
): object {
  return {
    kind: 'person',
    title: name,
    firmTitle: role,
    description,
    standardImage: `${addresses.site}/portraits/${id}.svg`,
    profiles: [linkedin, twitter].flatMap((profile) => webAddress(profile) ?? []),
  };
}

interface Work {
  title: string;
  url: string;
  source: string;
  /** The raw text, which the widget parses. */
  date: string;
  /** Such as Report, if it is an article of this site. */
  kind?: string;
  image?: string;
}

/** Publications here and elsewhere, latest first. */
function worksOf({ id }: Person, language: Language, articles: Article[]): Work[] {
  const external = ((language === 'en' && externalWork[id]) || '').split('\n').flatMap((line): Work[] => {
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
  return [...external, ...internal].sort((first, other) => dayOf(other.date).getTime() - dayOf(first.date).getTime());
}

/** The whole list, so that the widget can show more without a call; the rest is hidden. */
function publishedWork({ path, query, language }: View, works: Work[], pageTexts: typeof english): Html {
  if (works.length === 0) return html``;
  const requestedPage = Math.max(1, Number.parseInt(query.get('works') ?? '1', 10) || 1);
  const visibleCount = Math.min(requestedPage * worksAtOnce, works.length);
  const hasPictures = works.slice(0, visibleCount).some(({ image }) => image);
  return html`<div class="inlay-profile-page__foot">
    <section data-field="more" data-module="published-work">
      <div class="inlay-published-work">
        <h2 class="inlay-published-work__heading" data-field="heading">${pageTexts.publishedWork}</h2>
        <ul class="inlay-published-work__list" role="list">
          ${works.map((work, index) => html`<li class="inlay-published-work__item" data-item="publishedWork" ${index >= visibleCount && html` hidden`}>${workCard(work, hasPictures, language)}</li>`)}
        </ul>
        ${
          visibleCount < works.length &&
          showMore({
            progress: pageTexts.progress(visibleCount, works.length),
            href: withQuery(path, query, { works: requestedPage + 1 }),
            label: pageTexts.more,
          })
        }
      </div>
    </section>
  </div>`;
}

function dayOf(date: string): Date {
  return new Date(/^\d{4}-/.test(date) ? date : `${date} UTC`);
}

function workCard(
  { title: name, url, source, date, kind, image }: Work,
  hasPictures: boolean,
  language: Language,
): Html {
  const hasDay = !/^\d{4}-\d{2}$/.test(date);
  const formattedDate = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...(hasDay ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' }),
    timeZone: 'UTC',
  }).format(dayOf(date));
  return html`${hasPictures && !image && html`<span class="inlay-published-work__panel" aria-hidden="true">${source}</span>`}
    <article class="inlay-card" data-layout="stacked">
      ${image && html`<span class="inlay-picture inlay-card__picture"><img class="inlay-picture__image" data-field="image" src="${image}" alt="" width="1600" height="900" loading="lazy" decoding="async" /></span>`}
      <div class="inlay-card__text">
        ${kind && html`<div class="inlay-card__eyebrow" data-field="articleType">${kind}</div>`}
        <h3 class="inlay-card__title">
          <a class="inlay-card__link" data-kind="link" data-field="url" href="${url}">${name}</a>
        </h3>
        <div class="inlay-card__meta">
          <span class="inlay-published-work__source" data-field="source">${source}</span
          ><data data-field="displayDate" data-value="${date}">${formattedDate}</data>
        </div>
      </div>
    </article>`;
}
