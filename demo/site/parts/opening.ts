import type { Article } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { reportOf } from '../reports/report.ts';
import { localPath } from '../paths.ts';
import type { View } from '../site.ts';
import { pictureSeed } from './card.ts';
import { hero } from './hero.ts';
import { heroPicture } from './picture.ts';

/** Whether an article starts with an image behind the header. */
export function isOverHero({ hero: kind }: Article): boolean {
  return kind === 'full' || kind === 'video';
}

/** The start of an article with its own hero. The byline is inside it if there is room. */
export function opening(view: View, article: Article, byline: Html): Html {
  const { imageCaption: caption } = article;
  const picture = heroPicture({
    family: article.image,
    seed: pictureSeed(article),
    alt: article.imageAlt,
    shape: isOverHero(article) ? '16x9' : '21x9',
  });
  const square = heroPicture({
    family: article.image,
    seed: pictureSeed(article),
    alt: article.imageAlt,
    shape: '1x1',
  });
  switch (article.hero) {
    case 'full':
      return hero({ module: 'full-hero', layout: 'over', text: headingText(view, article), picture, caption });
    case 'full-beneath':
      return hero({
        module: 'full-hero',
        layout: 'after',
        settings: { 'non-immersive': true },
        text: headingText(view, article),
        picture,
        caption,
      });
    case 'video':
      return hero({
        module: 'video-hero',
        layout: 'over',
        settings: { 'webm-id': `${article.video}.webm`, 'mp4-id': `${article.video}.mp4` },
        text: html`${headingText(view, article)}
          <p class="inlay-hero__action">
            <a data-field="film" href="/media/${article.video}.mp4">${view.texts.article.watchVideo}</a>
          </p>`,
        picture,
        caption,
      });
    case 'fifty-fifty':
      return hero({
        module: 'fifty-fifty-hero',
        layout: 'beside',
        settings: { 'show-share': true, 'background-color': 'surface', 'title-size': 'text-l' },
        look: { ground: 'surface' },
        text: html`${way(view)}${headingText(view, article, 'text-l')}
          <p class="inlay-fifty-fifty-hero__share">
            <a href="mailto:?subject=${encodeURIComponent(article.title)}">${view.texts.share.mail}</a>
          </p>`,
        picture: square,
        caption,
      });
    case 'collection':
      return hero({
        module: 'collection-hero',
        layout: 'portrait',
        settings: { 'registration-required': true, 'background-color': 'surface', 'title-size': 'text-l' },
        look: { ground: 'surface' },
        text: html`${headingText(view, article, 'text-l')}${file(view, article)}`,
        picture: html`${heroPicture({ family: article.image, seed: pictureSeed(article), alt: article.imageAlt, shape: '1x1', field: 'heroImage' })}`,
      });
    default:
      return hero({
        module: 'article-hero',
        layout: 'before',
        text: html`${headingText(view, article)}
          <div class="inlay-article-hero__byline" data-field="byline">${byline}</div>`,
        picture,
        caption,
      });
  }
}

function headingText({ texts }: View, { eyebrow, practice, title, description }: Article, size?: string): Html {
  return html`<p class="inlay-hero__eyebrow" data-field="eyebrow">${eyebrow} · ${texts.practices[practice]}</p>
    <h1 class="inlay-hero__title" data-field="title" ${size && html` data-size="${size}"`}>${title}</h1>
    <p class="inlay-hero__description" data-field="description">${description}</p>`;
}

function way({ texts, language }: View): Html {
  const steps = [
    ['/', texts.home],
    ['/insights', texts.insights.title],
  ] as const;
  return html`<nav class="inlay-fifty-fifty-hero__way" aria-label="${texts.breadcrumbs}">
    <ol class="inlay-fifty-fifty-hero__steps" data-field="breadcrumb">
      ${steps.map(
        ([path, label]) =>
          html`<li class="inlay-fifty-fifty-hero__step">
            <a class="inlay-fifty-fifty-hero__page" href="${localPath(language, path)}">${label}</a>
          </li>`,
      )}
    </ol>
  </nav>`;
}

function file(view: View, article: Article): Html {
  const report = reportOf(view.site, article);
  if (!report) return html``;
  return html`<p class="inlay-hero__action inlay-collection-hero__file">
    <a data-field="collectionFile" href="${report.path}" hreflang="${report.article.language}"
      >${view.texts.article.report}</a
    >
    <data data-field="pageCount" value="${report.pdf.pages}">${view.texts.article.reportPages(report.pdf.pages)}</data>
  </p>`;
}
