import { Hono } from 'hono';
import type { Article } from '../../../content/load.ts';
import { articlesIn } from '../../articles.ts';
import { html, type Html } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { pictureSeed } from '../../parts/card.ts';
import { picturePath } from '../../parts/picture.ts';
import { articlePath } from '../../paths.ts';
import type { Env, View } from '../../site.ts';
import { trail } from '../../structured.ts';
import { type Piece, pieces } from './pieces.ts';

const BRAND = 'Five Fifty';
const BRAND_DEK = 'Five minutes now, fifty when you have them';

/**
 * `/insights/five-fifty/{slug}`: the short version of a list, in panels. Without JavaScript it is one complete page.
 */
export const fiveFifty = new Hono<Env>().get('/insights/five-fifty/:slug', (c, next) => {
  const view = c.get('view');
  const piece = pieces.find(({ slug }) => slug === c.req.param('slug'));
  return piece ? c.html(piecePage(view, piece)) : next();
});

/** The URL of the short version of an article, if it has one. */
export function fiveFiftyPath({ slug, language }: Article): string | undefined {
  return language === 'en' && pieces.some((piece) => piece.slug === slug) ? `/insights/five-fifty/${slug}` : undefined;
}

function piecePage(view: View, piece: Piece): Html {
  const article = articleOf(view, piece.slug);
  const path = `/insights/five-fifty/${piece.slug}`;
  const imagePath = picturePath(article.image, pictureSeed(article), '16x9');
  return page(view, {
    template: 'five-fifty',
    title: `${piece.title}: ${BRAND}`,
    description: piece.dek,
    canonical: path,
    image: { path: imagePath, alt: article.imageAlt },
    structured: [
      trail(view.site, [
        ['/insights', view.texts.insights.title],
        [path, piece.title],
      ]),
    ],
    isOverHero: true,
    main: html`<article class="opening">
      <div data-module="five-fifty" data-background-color="${piece.ground}">
        <div class="inlay-five-fifty" data-mode="page">
          ${panel(
            'tab-hero',
            'hero',
            picturePanel(picturePath(article.image, pictureSeed(article), '3x2'), article.imageAlt, true),
            html`<p class="inlay-five-fifty__branding">
                <b class="inlay-five-fifty__brand" data-field="brandingTitle">${BRAND}</b
                ><span class="inlay-five-fifty__brand-dek" data-field="brandingDek">${BRAND_DEK}</span>
              </p>
              <h1 class="inlay-five-fifty__title" data-field="title">${piece.title}</h1>
              <div class="inlay-five-fifty__description"><p data-field="description">${piece.dek}</p></div>`,
            piece.ground,
          )}
          ${piece.stories.map((story, index) => storyPanel(view, story, index))}
          <footer class="inlay-five-fifty__panel" id="tab-related-articles" data-kind="related" data-ground="own">
            <div class="inlay-five-fifty__words" data-kind="related">
              <h2 class="inlay-five-fifty__title" data-field="relatedArticlesTitle">${piece.related.title}</h2>
              <div class="inlay-five-fifty__description">
                <p data-field="relatedArticlesDek">${piece.related.dek}</p>
              </div>
              <ul class="inlay-five-fifty__articles" role="list">
                ${related(view, piece).map((relatedPiece) => relatedCard(view, relatedPiece))}
              </ul>
              <div class="inlay-five-fifty__closing"><p data-field="closingText">${piece.related.closing}</p></div>
              <ul class="inlay-link-list" data-layout="row" role="list" data-field="callToActionLinks">
                <li class="inlay-link-list__item">
                  <a class="inlay-link-list__link" data-kind="link" href="${articlePath(article)}"
                    >Read the whole list</a
                  >
                </li>
              </ul>
            </div>
          </footer>
        </div>
      </div>
    </article>`,
  });
}

function storyPanel(view: View, { title, text, media, article: slug }: Piece['stories'][number], index: number): Html {
  const article = articleOf(view, slug);
  const to = articlePath(article);
  return panel(
    `tab-story-${index}-mediatype-${mediaTypeOf(media)}`,
    'story',
    mediaPanel(media),
    html`<p class="inlay-five-fifty__number" aria-hidden="true">${index + 1}</p>
      <h2 class="inlay-five-fifty__title" data-field="title">${title}</h2>
      <div class="inlay-five-fifty__description"><p data-field="description">${text}</p></div>
      <div class="inlay-five-fifty__more">
        <span class="inlay-picture inlay-five-fifty__thumbnail"
          ><img
            class="inlay-picture__image"
            data-field="callToActionThumbnail"
            src="${picturePath(article.image, pictureSeed(article), '1x1')}"
            alt=""
            width="1000"
            height="1000"
            loading="lazy"
            decoding="async"
        /></span>
        <div class="inlay-five-fifty__more-words">
          <p class="inlay-five-fifty__eyebrow" data-field="callToActionEyebrow">${article.eyebrow}</p>
          <a class="inlay-five-fifty__link" data-kind="link" data-field="callToActionLink" href="${to}"
            >${article.title}</a
          >
        </div>
      </div>`,
  );
}

function panel(id: string, kind: 'hero' | 'story', media: Html, text: Html, ground?: string): Html {
  return html`<section
    class="inlay-five-fifty__panel"
    id="${id}"
    data-kind="${kind}"
    data-layout="split"
    data-ground="${ground ? 'own' : 'paper'}"
    ${kind === 'story' && html` data-item="items"`}
  >
    <div class="inlay-five-fifty__words" data-kind="${kind}">${text}</div>
    <div class="inlay-five-fifty__media" data-kind="${kind}">${media}</div>
  </section>`;
}

function mediaTypeOf(media: Piece['stories'][number]['media']): string {
  if ('video' in media) return 'video';
  if ('ceros' in media) return 'ceros';
  return 'bespoke' in media ? 'bespoke' : 'image';
}

function mediaPanel(media: Piece['stories'][number]['media']): Html {
  if ('video' in media) {
    return html`<div data-field="media">
      <div data-module="inline-video" data-collapse-top-space data-collapse-bottom-space>
        <div data-field="video">
          <video
            controls
            playsinline
            preload="metadata"
            width="768"
            height="432"
            poster="/posters/${media.video}.svg"
            aria-label="${media.label}"
          >
            <source src="/media/${media.video}.webm" type="video/webm" />
            <source src="/media/${media.video}.mp4" type="video/mp4" />
          </video>
        </div>
      </div>
    </div>`;
  }
  if ('ceros' in media) {
    return html`<div data-field="media">
        <div
          data-module="ceros"
          data-desktop-id="${media.ceros}"
          data-desktop-padding-percentage="60"
          data-mobile-id="${media.mobile}"
          data-mobile-padding-percentage="80"
          data-collapse-top-space
          data-collapse-bottom-space
        ></div>
      </div>
      <p data-field="accessibilityDescription">${media.text}</p>`;
  }
  if ('bespoke' in media) {
    return html`<div data-field="media">
        <div
          data-module="bespoke-interactive"
          data-bespoke-interactive-id="${media.bespoke}"
          data-height="${media.height}"
          data-collapse-top-space
          data-collapse-bottom-space
        ></div>
      </div>
      <p data-field="accessibilityDescription">${media.text}</p>`;
  }
  return picturePanel(picturePath(media.family, media.seed, '3x2'), media.alt);
}

function picturePanel(src: string, alt: string, isLead = false): Html {
  return html`<span class="inlay-picture inlay-five-fifty__picture"
    ><img
      class="inlay-picture__image"
      data-field="exhibitImage"
      src="${src}"
      alt="${alt}"
      width="1500"
      height="1000"
      ${isLead ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`}
  /></span>`;
}

/** The articles behind the stories, without duplicates. */
function related(view: View, { stories }: Piece): Article[] {
  return [...new Set(stories.map(({ article }) => article))].map((slug) => articleOf(view, slug));
}

function relatedCard({ texts }: View, article: Article): Html {
  return html`<li class="inlay-five-fifty__article" data-item="relatedArticles">
    <article class="inlay-card" data-layout="stacked">
      <span class="inlay-picture inlay-card__picture"
        ><img
          class="inlay-picture__image"
          data-field="standardImage"
          src="${picturePath(article.image, pictureSeed(article), '3x2')}"
          alt=""
          width="1500"
          height="1000"
          loading="lazy"
          decoding="async"
      /></span>
      <div class="inlay-card__text">
        <div class="inlay-card__eyebrow" data-field="eyebrow">${article.eyebrow}</div>
        <h3 class="inlay-card__title">
          <a class="inlay-card__link" data-kind="link" data-field="url" href="${articlePath(article)}"
            >${article.title}</a
          >
        </h3>
        <div class="inlay-card__meta" data-field="source">${texts.practices[article.practice]}</div>
      </div>
    </article>
  </li>`;
}

function articleOf({ site }: View, slug: string): Article {
  const found = articlesIn(site, 'en').find((article) => article.slug === slug);
  if (!found)
    throw new Error(`five-fifty: there is no article ${slug}. Name one of demo/content/articles/en in pieces.ts.`);
  return found;
}
