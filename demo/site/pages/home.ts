import { Hono } from 'hono';
import { daysOf } from '../../content/event-days.ts';
import { type Article, type Practice, practices } from '../../content/load.ts';
import { today } from '../../content/today.ts';
import { articlesIn } from '../articles.ts';
import { dayAndMonth } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { everyLanguage } from '../layout/metadata.ts';
import { page } from '../layout/page.ts';
import { articleCard, articleMeta, eyebrow, pictureSeed } from '../parts/card.ts';
import { articlePromo } from '../parts/promo.ts';
import { faces, peopleOf } from '../parts/people.ts';
import { picture, picturePath } from '../parts/picture.ts';
import { letters } from '../parts/newsletters.ts';
import { openOffices } from '../parts/offices.ts';
import { section } from '../parts/sections.ts';
import { articlePath, localPath } from '../paths.ts';
import type { Env, View } from '../site.ts';
import { listedEvents } from './events.ts';
import { organisation, website } from '../structured.ts';

const latestCount = 6;
const columnCount = 4;
const columnLength = 3;

/** The home page of each language. */
export const home = new Hono<Env>().get('/', (c) => c.html(homePage(c.get('view'))));

function homePage(view: View): Html {
  const { texts, site, language, path } = view;
  const [first, ...otherArticles] = articlesIn(site, language);
  const latest = otherArticles.slice(0, latestCount);
  return page(view, {
    template: 'home',
    title: texts.homePage.title,
    documentTitle: texts.homePage.title,
    description: texts.homePage.description,
    languages: everyLanguage(path),
    image: first && { path: picturePath(first.image, pictureSeed(first), '16x9'), alt: first.imageAlt },
    structured: [organisation(site), website(site)],
    main: html`<h1 class="unseen">${texts.homePage.title}</h1>
      ${first && leadStory(view, first)}
      ${
        latest.length > 0 &&
        section(
          texts.homePage.latest,
          html`<ul class="cards">
            ${latest.map((article) => html`<li>${articleCard(view, article)}</li>`)}
          </ul>`,
          { path: localPath(language, '/insights'), label: texts.homePage.allInsights },
        )
      }
      ${statement(view)} ${language === 'en' && englishSections(view, otherArticles.slice(latestCount))}
      <div class="section wrap">${letters(view)}</div>`,
  });
}

function leadStory(view: View, article: Article): Html {
  return html`<article class="lead wrap">
    <div class="lead-title">
      ${eyebrow(view, article, true)}
      <h2><a href="${articlePath(article)}">${article.title}</a></h2>
    </div>
    <div class="picture">
      ${picture({ family: article.image, seed: pictureSeed(article), alt: article.imageAlt, shape: '16x9', isLead: true })}
    </div>
    <div class="summary">
      <p class="lede">${article.description}</p>
      ${articleMeta(view, article)}
    </div>
  </article>`;
}

/** People, events and practices are written in English only. */
function englishSections(view: View, older: Article[]): Html {
  const { texts, site } = view;
  return html`${section(texts.homePage.byPractice, practiceColumns(older), { path: '/practices', label: texts.nav.practices })}
  ${promoOf(view)}
  ${section(texts.homePage.events, upcoming(view), { path: '/events', label: texts.homePage.allEvents })}
  ${section(texts.homePage.people, faces(site, writers(view)), { path: '/people', label: texts.homePage.allPeople })}`;
}

/** A permanent report, whatever is new. */
function promoOf(view: View): Html {
  const promoted = articlesIn(view.site, view.language).find(({ slug }) => slug === 'the-transformer-queue');
  return promoted ? articlePromo(view, promoted) : html``;
}

function practiceColumns(articles: Article[]): Html {
  const fullest = Object.entries(practices)
    .map(([id, name]) => ({ id: id as Practice, name, articles: articles.filter(({ practice }) => practice === id) }))
    .sort((a, b) => b.articles.length - a.articles.length)
    .slice(0, columnCount);
  return html`<div class="columns">
    ${fullest.map(
      ({ id, name, articles: filed }) =>
        html`<div class="column">
          <h3><a href="/practices/${id}">${name}</a></h3>
          <ul>
            ${filed.slice(0, columnLength).map((article) => html`<li><a href="${articlePath(article)}">${article.title}</a></li>`)}
          </ul>
        </div>`,
    )}
  </div>`;
}

function upcoming({ site, language }: View): Html {
  const next = listedEvents(site)
    .sort((a, b) => a.startTime.localeCompare(b.startTime))
    .filter((event) => daysOf(event).first && (daysOf(event).last ?? event.startTime) >= today(site.content))
    .slice(0, columnCount);
  return html`<ol class="dates">
    ${next.map((event) => {
      const { day, month } = dayAndMonth(event.startTime, language, event.isWholeDay ? undefined : event.timeZone);
      return html`<li>
        <article class="card">
          <time datetime="${event.startTime}"><span class="day">${day}</span><span class="month">${month}</span></time
          >${event.pinnedItem && html` <span class="state">Highlight</span>`}
          <h3><a href="/events/${encodeURIComponent(event.id)}">${event.title}</a></h3>
          <p class="text">${event.eventFormat} · ${event.eventLocation}</p>
        </article>
      </li>`;
    })}
  </ol>`;
}

function writers({ site, language }: View) {
  const ids = new Set(articlesIn(site, language).flatMap(({ authors }) => authors));
  return peopleOf(site, [...ids]).slice(0, 6);
}

function statement({ texts, site }: View): Html {
  const figures = [
    [texts.homePage.founded, 1961],
    [texts.homePage.offices, openOffices(site).length],
    [texts.homePage.practicesCount, Object.keys(practices).length],
  ] as const;
  return html`<section class="statement">
    <div class="wrap">
      <p>${texts.homePage.statement}</p>
      <dl>
        ${figures.map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </div>
  </section>`;
}
