import { Hono } from 'hono';
import type { Article, Practice } from '../../content/load.ts';
import { articlesIn, sharedTopics } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { everyLanguage } from '../layout/metadata.ts';
import { page } from '../layout/page.ts';
import { articleRow } from '../parts/card.ts';
import { letterBar } from '../parts/newsletters.ts';
import { paged, paging } from '../parts/paging.ts';
import { pageHead } from '../parts/sections.ts';
import { select } from '../parts/select.ts';
import type { Env, View } from '../site.ts';

const pageSize = 12;

/** All articles of a language, by practice and topic. */
export const insights = new Hono<Env>().get('/insights', (c) => c.html(insightsPage(c.get('view'))));

function insightsPage(view: View): Html {
  const { texts, site, language, path, query } = view;
  const articlesInLanguage = articlesIn(site, language);
  const practice = query.get('practice');
  const topic = query.get('topic');
  const found = articlesInLanguage.filter(
    (article) => (!practice || article.practice === practice) && (!topic || article.topics.includes(topic)),
  );
  const currentPage = paged(found, query.get('page'), pageSize);

  return page(view, {
    template: 'insights',
    title: texts.insights.title,
    description: texts.insights.intro,
    languages: everyLanguage(path),
    // A filtered list repeats the full one, so it is not indexed; later pages are indexed separately.
    canonical: currentPage.page > 1 && !practice && !topic ? `${path}?page=${currentPage.page}` : path,
    main: html`${pageHead(texts.insights.title, texts.insights.intro)}
      <div class="wrap">
        ${filters(view, articlesInLanguage)}
        ${
          found.length
            ? html`<p class="count">${texts.insights.count(found.length)}</p>
                <ul class="rows">
                  ${currentPage.items.map((article) => html`<li>${articleRow(view, article)}</li>`)}
                </ul>
                ${paging(view, currentPage)}`
            : html`<p class="empty">${texts.insights.none} <a href="${path}">${texts.insights.clear}</a></p>`
        }
      </div>
      ${letterBar(view)}`,
  });
}

function filters({ texts, path, query, language }: View, articles: Article[]): Html {
  const practices = [...new Set(articles.map(({ practice }) => practice))].map(
    (id) => [id, texts.practices[id as Practice]] as const,
  );
  const topics = topicsOf(articles).map((topic) => [topic, topic] as const);
  return html`<form class="filters" action="${path}" method="get">
    ${select('practice', texts.insights.practice, practices, query.get('practice'), texts.insights.allOption)}
    ${language === 'en' && select('topic', texts.insights.topic, topics, query.get('topic'), texts.insights.allOption)}
    <div class="actions"><button>${texts.insights.show}</button></div>
  </form>`;
}

/** In alphabetical order. */
function topicsOf(articles: readonly Article[]): string[] {
  return sharedTopics(articles).sort((a, b) => a.localeCompare(b));
}
