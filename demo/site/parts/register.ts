import type { Article } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { articlePath, localPath } from '../paths.ts';
import type { View } from '../site.ts';

/** Articles whose editors offer a subscription to their practice. */
const articlesWithForm = new Set(['cement-in-small-batches', 'insurance-that-pays-before-the-flood']);

export function hasRegistrationForm({ slug }: Article): boolean {
  return articlesWithForm.has(slug);
}

/** Registration for a practice's publications, beside an article; below it if there is no room. */
export function register({ texts, language }: View, article: Article): Html {
  const to = `${localPath(language, '/account/sign-up')}?redirectUrl=${encodeURIComponent(articlePath(article))}`;
  return html`<aside class="story-register">
    <div data-module="registration-form" data-practice-code="${article.practice}">
      <h2 data-field="title">${texts.article.followPractice(texts.practices[article.practice])}</h2>
      <p data-field="intro">${texts.article.followText}</p>
      <p><a class="button" href="${to}">${texts.wall.register}</a></p>
    </div>
  </aside>`;
}
