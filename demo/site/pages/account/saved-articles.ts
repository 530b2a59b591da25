import { Hono } from 'hono';
import { type SavedArticle, savedArticles } from '../../backend.ts';
import { articlesIn } from '../../articles.ts';
import { html, type Html } from '../../html.ts';
import { articleCard } from '../../parts/card.ts';
import { section } from '../../parts/sections.ts';
import { localPath } from '../../paths.ts';
import type { Env, View } from '../../site.ts';
import { accountMenu } from './account-menu.ts';
import { accountPage } from './account-page.ts';

const suggested = 3;

/** The saved articles of a signed-in user; anonymous visitors are invited to sign in. */
export const savedPages = new Hono<Env>().get('/account/saved-articles', async (c) => {
  return c.html(savedPage(c.get('view'), await savedArticles(c)));
});

function savedPage(view: View, articles: SavedArticle[] | undefined): Html {
  const accountTexts = view.texts.account;
  return accountPage(view, {
    title: accountTexts.saved,
    intro: accountTexts.savedIntro,
    menu: accountMenu(view),
    main: html`<div data-module="saved-articles" data-apply-later>
      ${articles ? list(view, articles) : invitation(view)}
    </div>`,
    below: suggestions(view),
  });
}

function invitation({ texts, language }: View): Html {
  const to = `${localPath(language, '/account/sign-in')}?redirectUrl=${encodeURIComponent(localPath(language, '/account/saved-articles'))}`;
  return html`<p>${texts.account.savedSignIn}</p>
    <p><a class="button" href="${to}">${texts.account.signIn}</a></p>`;
}

function list({ texts, language, site }: View, articles: SavedArticle[]): Html {
  return html`${
      articles.length
        ? html`<p class="count">${texts.insights.count(articles.length)}</p>
            <ul class="cards">
              ${articles.map((article) => html`<li data-item="articles">${card(article, site.addresses.site)}</li>`)}
            </ul>`
        : html`<p>${texts.account.savedNone}</p>
            <p>
              <a class="button quiet" href="${localPath(language, '/insights')}" data-field="more"
                >${texts.account.savedMore}</a
              >
            </p>`
    }
    <form class="without-script" method="post" action="${localPath(language, '/account/sign-out')}">
      <button class="quiet">${texts.account.signOut}</button>
    </form>`;
}

/** Articles to read and save, however many are saved already. */
function suggestions(view: View): Html {
  const { texts, language, site } = view;
  return section(
    texts.homePage.latest,
    html`<ul class="cards">
      ${articlesIn(site, language)
        .slice(0, suggested)
        .map((article) => html`<li>${articleCard(view, article)}</li>`)}
    </ul>`,
    { path: localPath(language, '/insights'), label: texts.homePage.allInsights },
  );
}

/** The widget takes over this content, so each field is marked. */
function card({ id, language, url, title, type, imageUrl }: SavedArticle, site: string): Html {
  const to = pathOf(url, site);
  return html`<article class="card">
    <data data-field="id" value="${id}"></data><data data-field="language" value="${language}"></data
    ><data data-field="url" value="${to}"></data>
    ${imageUrl && html`<div class="picture"><img src="${pathOf(imageUrl, site, true)}" alt="" width="600" height="400" loading="lazy" /><data data-field="imageUrl" value="${pathOf(imageUrl, site, true)}"></data></div>`}
    <p class="eyebrow"><span data-field="type">${type}</span></p>
    <h3><a href="${to}" data-field="title">${title}</a></h3>
  </article>`;
}

/** A saved article is on this site, whatever the list contains. */
function pathOf(url: string, site: string, hasQuery = false): string {
  const { origin, pathname, search } = new URL(url, site);
  if (origin !== new URL(site).origin) return '#';
  return hasQuery ? pathname + search : pathname;
}
