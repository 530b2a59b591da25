import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { localPath } from '../paths.ts';
import type { View } from '../site.ts';

export function notFoundPage(view: View): Html {
  const { texts, language } = view;
  return page(view, {
    template: 'not-found',
    title: texts.notFound.title,
    documentTitle: texts.notFound.documentTitle,
    description: texts.notFound.text,
    hidden: true,
    main: html`<div class="wrap page-head">
      <div data-module="not-found">
        <h1 data-field="title">${texts.notFound.title}</h1>
        <p class="lede" data-field="text">${texts.notFound.text}</p>
        <p><a class="button" data-field="home" href="${localPath(language, '/')}">${texts.notFound.home}</a></p>
      </div>
    </div>`,
  });
}
