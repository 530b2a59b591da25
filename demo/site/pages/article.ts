import { Hono } from 'hono';
import type { Article } from '../../content/load.ts';
import { articlesIn, relatedTo, translationsOf } from '../articles.ts';
import { longDate } from '../dates.ts';
import { html, type Html, raw } from '../html.ts';
import { bookmarkIcon } from '../layout/icons.ts';
import { page } from '../layout/page.ts';
import { articleCard, articleMeta, eyebrow, pictureSeed } from '../parts/card.ts';
import { isOverHero, opening } from '../parts/opening.ts';
import { joinNames, peopleOf } from '../parts/people.ts';
import { picture, picturePath, portrait } from '../parts/picture.ts';
import { quizOf } from '../parts/quiz.ts';
import { hasRegistrationForm, register } from '../parts/register.ts';
import { reportDownload } from '../parts/report.ts';
import { weeklyLetter } from '../parts/newsletters.ts';
import { breadcrumbs, section } from '../parts/sections.ts';
import { share } from '../parts/share.ts';
import { wall, type WallKind } from '../parts/wall.ts';
import { writeTo } from '../parts/write-to.ts';
import { articlePath, localPath } from '../paths.ts';
import { fiveFiftyPath } from './five-fifty/index.ts';
import type { Env, View } from '../site.ts';
import { articleData, trail } from '../structured.ts';
import { languageNames } from '../texts/index.ts';

const relatedCount = 3;

/** One article, complete without JavaScript; an unknown URL falls through to the not-found page. */
export const article = new Hono<Env>().get('/insights/:slug', (c, next) => {
  const view = c.get('view');
  const found = articlesIn(view.site, view.language).find(({ slug }) => slug === c.req.param('slug'));
  return found ? c.html(articlePage(view, found, { isForPaper: c.req.query('generatepdf') !== undefined })) : next();
});

interface Options {
  wall?: WallKind;
  /** With a metered wall. */
  isMetered?: boolean;
  /** A slug for file names. */
  isForPaper?: boolean;
  /** A second URL of the same article: hidden from search engines, which index the first. */
  isDemonstration?: boolean;
}

export function articlePage(
  view: View,
  article: Article,
  { wall: kind = 'timer', isMetered = false, isForPaper = false, isDemonstration = false }: Options = {},
): Html {
  const { site, texts, language } = view;
  const isGated = article.access === 'registered';
  const authors = peopleOf(site, article.authors);
  const insights = localPath(language, '/insights');
  const related = relatedTo(site, article, relatedCount);

  return page(view, {
    template: 'article',
    title: article.title,
    description: article.description,
    canonical: articlePath(article),
    hidden: isDemonstration,
    languages: translationsOf(site, article),
    image: { path: picturePath(article.image, pictureSeed(article), '16x9'), alt: article.imageAlt },
    article: {
      published: article.date,
      ...(article.updated && { modified: article.updated }),
      section: texts.practices[article.practice],
      authors: authors.map(({ name }) => name),
      tags: article.topics,
    },
    structured: [
      articleData(site, article),
      trail(site, [
        [insights, texts.insights.title],
        [articlePath(article), article.title],
      ]),
    ],
    subject: {
      contentId: article.slug,
      title: article.title,
      practiceCode: article.practice,
      accessStatus: isGated ? 'registered users only' : 'open',
    },
    ...(isDemonstration && { about: aboutArticle(view, article) }),
    isMetered,
    isOverHero: isOverHero(article),
    main: html`<article>
        ${article.hero ? openingOf(view, article) : storyHead(view, article)}
        <div class="story wrap${hasRegistrationForm(article) && ' with-register'}">
          <div class="story-rail"><div>${tools(view, article, { isForPaper })}${contents(view, article)}</div></div>
          <div class="story-main">
            ${isGated ? gatedBody(view, article, kind) : html`<div class="body">${body(article)}</div>`}
            ${article.hero !== 'collection' && reportDownload(view, article)} ${quizOf(view, article)}
            ${ending(view, article)}
          </div>
          ${hasRegistrationForm(article) && register(view, article)}
        </div>
      </article>
      ${
        related.length > 0 &&
        html`<div class="related">
          ${section(
            texts.article.related,
            html`<ul class="cards">
              ${related.map((other) => html`<li>${articleCard(view, other)}</li>`)}
            </ul>`,
          )}
        </div>`
      }`,
  });
}

function aboutArticle({ site, texts }: View, article: Article): object {
  return {
    kind: 'article',
    title: article.title,
    description: article.description,
    url: articlePath(article),
    practice: texts.practices[article.practice],
    displayDate: article.date,
    updatedDate: article.updated,
    hideFromSearchEngines: true,
    standardImage: {
      src: picturePath(article.image, pictureSeed(article), '16x9'),
      alt: article.imageAlt,
      width: 16,
      height: 9,
    },
    authors: peopleOf(site, article.authors).map(({ id, name }) => ({ name, url: `/people/${id}` })),
    alternateLanguages: Object.entries(translationsOf(site, article)).map(([languageCode, url]) => ({
      languageCode,
      url,
    })),
  };
}

function storyHead(view: View, article: Article): Html {
  return html`<header class="story-head wrap">
      ${trailOf(view)} ${eyebrow(view, article, true)}
      <h1>${article.title}</h1>
      <p class="lede">${article.description}</p>
      ${shortVersion(article)} ${byline(view, article)}
    </header>
    <div class="story-picture wrap">
      <div class="picture">
        ${picture({ family: article.image, seed: pictureSeed(article), alt: article.imageAlt, shape: '21x9', isLead: true })}
      </div>
    </div>`;
}

function shortVersion(article: Article): Html {
  const path = fiveFiftyPath(article);
  return html`${path && html`<p class="short-version"><a class="more" href="${path}">In five minutes</a></p>`}`;
}

/** A hero, and the parts before and after it. */
function openingOf(view: View, article: Article): Html {
  const by = byline(view, article);
  const openingHtml = opening(view, article, by);
  if (article.hero === 'article')
    return html`<div class="opening-above wrap">${trailOf(view)}</div>
      ${openingHtml}`;
  return html`${openingHtml}
    <div class="opening-below wrap">${article.hero !== 'fifty-fifty' && trailOf(view)}${by}</div>`;
}

function trailOf(view: View): Html {
  return breadcrumbs(view, [[localPath(view.language, '/insights'), view.texts.insights.title]]);
}

function byline(view: View, article: Article): Html {
  const { site, texts, language } = view;
  const authors = peopleOf(site, article.authors);
  return html`<div class="byline">
    <div class="portraits">${authors.map((person) => portrait(person, '1x1', true))}</div>
    <div>
      <p class="names">
        ${texts.article.by}
        ${joinNames(
          authors.map(({ name }) => name),
          language,
        )}
      </p>
      ${articleMeta(view, article)}
    </div>
  </div>`;
}

function tools(view: View, article: Article, options: Pick<Options, 'isForPaper'>): Html {
  const { texts, language } = view;
  return html`<div class="story-tools">
    <div data-module="save-article" data-article-id="${article.slug}" data-article-language="${language}">
      <a
        class="tool"
        href="${localPath(language, '/account/sign-in')}?redirectUrl=${encodeURIComponent(articlePath(article))}"
        >${bookmarkIcon}${texts.article.save}</a
      >
    </div>
    ${share(view, articlePath(article), article.title, options)}
  </div>`;
}

function contents({ texts }: View, { headings }: Article): Html {
  if (headings.length < 2) return html``;
  return html`<nav class="contents" aria-label="${texts.article.contents}">
    <h2>${texts.article.contents}</h2>
    <ol>
      ${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
    </ol>
  </nav>`;
}

/** The body is the editors' own HTML. Tables of Markdown get a frame; those that editors wrote for a module do not. */
function body(article: Article): Html {
  return raw(article.html.replaceAll(/<table>.*?<\/table>/gs, (table) => framed(table, article.title)));
}

/** The free part ends at the first heading, and the wall is below the rest. */
function gatedBody(view: View, article: Article, kind: WallKind): Html {
  const text = body(article).toString();
  const end = Math.max(0, text.indexOf(`<h2 id="${article.headings[0]?.id}"`));
  return html`${end > 0 && html`<div class="body">${raw(text.slice(0, end))}</div>`}
    <div class="body gated">${raw(text.slice(end))}</div>
    ${wall(view, article, kind)}`;
}

/** A wide table scrolls in a focusable region; its first column names the rows. */
function framed(table: string, title: string): string {
  const named = table
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll(/<th(?= |>)/g, '<th scope="col"')
    .replaceAll(/<tr>\n<td([^>]*)>(.+?)<\/td>/g, '<tr>\n<th scope="row"$1>$2</th>');
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeAttribute(title)}">${named}</div>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function ending(view: View, article: Article): Html {
  const { site, texts, language } = view;
  const { [language]: _own, ...translations } = translationsOf(site, article);
  const authors = peopleOf(site, article.authors);
  return html`<footer class="story-end">
    ${article.updated && html`<p class="meta"><span>${texts.article.updated(longDate(article.updated, language))}</span></p>`}
    ${article.sourcePublication && html`<p class="meta"><span>${texts.article.publishedIn(article.sourcePublication)}</span></p>`}
    ${
      Object.keys(translations).length > 0 &&
      html`<p class="meta">
        <span>${texts.article.otherLanguages}</span>
        ${Object.entries(translations).map(([code, to]) => html`<a href="${to}" hreflang="${code}" lang="${code}">${languageNames[code as keyof typeof languageNames]}</a>`)}
      </p>`
    }
    ${rating(view, article)}
    <h2>${texts.article.authors}</h2>
    ${authors.map(
      (person) =>
        html`<div class="author">${portrait(person)}<div><div${language !== 'en' && html` lang="en" dir="ltr"`}><h3><a href="/people/${person.id}">${person.name}</a></h3><p class="text">${person.role}. ${shortened(person.bio)}</p></div>
${writeTo(person, texts.article.writeTo(person.name), 'button quiet')}</div></div>`,
    )}
    ${language === 'en' && topics(view, article)} ${weeklyLetter(view)}
  </footer>`;
}

/** The author details below an article; the rest is on the person's own page. */
function shortened(bio: string): string {
  return bio
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .slice(0, 2)
    .join(' ');
}

function rating({ texts, language }: View, article: Article): Html {
  const to = `${localPath(language, '/account/sign-in')}?redirectUrl=${encodeURIComponent(articlePath(article))}`;
  return html`<div data-module="rate-article" data-article-id="${article.slug}" data-article-language="${language}">
    <p><a href="${to}">${texts.article.rate}</a></p>
  </div>`;
}

function topics({ texts }: View, article: Article): Html {
  return html`<nav aria-label="${texts.article.topics}">
    <ul class="tags">
      ${article.topics.map((topic) => html`<li><a href="/insights?topic=${encodeURIComponent(topic)}">${topic}</a></li>`)}
    </ul>
  </nav>`;
}
