import type { Article } from '../../content/load.ts';
import { relatedTo } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { articlePath } from '../paths.ts';
import type { View } from '../site.ts';
import { pictureSeed } from './card.ts';
import { picturePath } from './picture.ts';

const relatedCount = 3;

/** An article with related ones, in the markup that `standalone-promo` adopts. */
export function articlePromo({ texts, site }: View, article: Article): Html {
  return html`<div class="section wrap">
    <div
      data-module="standalone-promo"
      data-background-theme="surface"
      data-collapse-top-space
      data-collapse-bottom-space
    >
      <img
        data-field="standardImage"
        src="${picturePath(article.image, pictureSeed(article), '3x2')}"
        alt=""
        width="1500"
        height="1000"
        loading="lazy"
        decoding="async"
      />
      <p data-field="eyebrow">${article.eyebrow}</p>
      <h2><a data-field="url" href="${articlePath(article)}">${article.title}</a></h2>
      <p data-field="description">${article.description}</p>
      <h3 data-field="linkListTitle">${texts.article.related}</h3>
      <ul data-field="selectItems" role="list">
        ${relatedTo(site, article, relatedCount).map((other) => html`<li><a href="${articlePath(other)}">${other.title}</a></li>`)}
      </ul>
    </div>
  </div>`;
}
