import type { Article } from '../../content/load.ts';
import { longDate } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { lockIcon } from '../layout/icons.ts';
import { articlePath, localPath } from '../paths.ts';
import type { View } from '../site.ts';
import { picture } from './picture.ts';

/** An article as a card with its image; the headline is the link. */
export function articleCard(view: View, article: Article): Html {
  return html`<article class="card">
    <div class="picture">${picture({ family: article.image, seed: pictureSeed(article), alt: '' })}</div>
    ${eyebrow(view, article)}
    <h3><a href="${articlePath(article)}">${article.title}</a></h3>
    <p class="text">${article.description}</p>
    ${articleMeta(view, article)}
  </article>`;
}

/** An article as a row of a list. */
export function articleRow(view: View, article: Article): Html {
  return html`<article class="row">
    <div class="words">
      ${eyebrow(view, article)}
      <h2><a href="${articlePath(article)}">${article.title}</a></h2>
      <p class="text">${article.description}</p>
      ${articleMeta(view, article)}
    </div>
    <div class="picture">${picture({ family: article.image, seed: pictureSeed(article), alt: '' })}</div>
  </article>`;
}

/** The kind of article and its practice, above a headline. */
export function eyebrow({ texts, language }: View, { eyebrow: kind, practice }: Article, isLinked = false): Html {
  const name = texts.practices[practice];
  const to = language === 'en' ? `/practices/${practice}` : localPath(language, `/insights?practice=${practice}`);
  return html`<p class="eyebrow">
    <span>${kind}</span> <span class="of">${isLinked ? html`<a href="${to}">${name}</a>` : name}</span>
  </p>`;
}

export function articleMeta({ texts, language }: View, article: Article): Html {
  return html`<p class="meta">
    <time datetime="${article.date}">${longDate(article.date, language)}</time>
    <span>${texts.article.minutes(article.readingMinutes)}</span>
    ${article.access === 'registered' && html`<span class="locked">${lockIcon}${texts.article.registered}</span>`}
  </p>`;
}

/** A translation has the image of its original. */
export function pictureSeed({ translationOf, slug }: Article): string {
  return translationOf ?? slug;
}
