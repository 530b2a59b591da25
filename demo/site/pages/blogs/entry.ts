import type { Blog, BlogEntry } from '../../../content/load.ts';
import { longDate } from '../../dates.ts';
import { html, type Html, raw } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { joinNames, peopleOf } from '../../parts/people.ts';
import { picture, picturePath, portrait } from '../../parts/picture.ts';
import { breadcrumbs } from '../../parts/sections.ts';
import { share } from '../../parts/share.ts';
import { localPath } from '../../paths.ts';
import type { View } from '../../site.ts';
import { blogTexts } from './texts.ts';

/** One entry, complete without JavaScript. What somebody may not read is not in the page. */
export function entryPage(view: View, blog: Blog, entry: BlogEntry, { mayRead }: { mayRead: boolean }): Html {
  const { site, language } = view;
  const { title, description, date, image, imageAlt = '', slug } = entry;
  const authors = peopleOf(site, entry.authors);
  const path = localPath(language, `/blogs/${blog.id}/${slug}`);
  return page(view, {
    template: 'blog-entry',
    title: entry.sEOTitle ?? title,
    description,
    canonical: path,
    ...(image && { picture: { path: picturePath(image, slug, '16x9'), alt: imageAlt } }),
    article: { published: date, section: blog.title, authors: authors.map(({ name }) => name), tags: entry.tags.map((tag) => blog.tags[tag] ?? tag) },
    subject: { contentId: slug, title, accessStatus: entry.access === 'registered' ? 'registered users only' : 'open' },
    main: html`<article>
<header class="story-head wrap">
${breadcrumbs(view, [[localPath(language, '/blogs'), blogTexts(language).title], [blogPath(view, blog), blog.title]])}
<h1>${title}</h1>
${!entry.hideDek && html`<p class="lede">${description}</p>`}
<div class="byline"><div class="portraits">${authors.map((person) => portrait(person, '1x1', true))}</div>
<div><p class="names">${view.texts.article.by} ${joinNames(authors.map(({ name }) => name), language)}</p>
<p class="meta"><time datetime="${date}">${longDate(date, language)}</time> <span>${view.texts.article.minutes(entry.readingMinutes)}</span></p></div></div>
</header>
${image && html`<div class="story-picture wrap"><figure class="picture">${picture({ family: image, seed: slug, alt: imageAlt, shape: '21x9', isLead: true })}${entry.showCaption && entry.imageCaption && html`<figcaption class="meta">${entry.imageCaption}</figcaption>`}</figure></div>`}
<div class="story wrap"><div class="story-main">
<div class="body">${mayRead ? raw(entry.html) : html`<p>${entry.teaser}</p>`}</div>
${!mayRead && invitation(view, path)}
<footer class="story-end">
<nav aria-label="${blogTexts(language).tags}"><ul class="tags">${entry.tags.map((tag) => html`<li><a href="${blogPath(view, blog)}#/tag/${tag}">${blog.tags[tag]}</a></li>`)}</ul></nav>
${share(view, path, title)}
${readOn(view, blog, entry)}
</footer>
</div></div>
</article>`,
  });
}

function blogPath({ language }: View, { id }: Blog): string {
  return localPath(language, `/blogs/${id}`);
}

function invitation({ texts, language }: View, path: string): Html {
  const back = `?redirectUrl=${encodeURIComponent(path)}`;
  return html`<aside class="wall"><h2>${blogTexts(language).only}</h2><p>${texts.wall.text}</p>
<p class="actions"><a class="button" href="${localPath(language, '/account/sign-up')}${back}">${texts.wall.register}</a>
<a class="button quiet" href="${localPath(language, '/account/sign-in')}${back}">${texts.wall.signIn}</a></p></aside>`;
}

const mostShown = 5;

/** The entries that came before it, then those that came after. */
function readOn(view: View, blog: Blog, entry: BlogEntry): Html {
  const at = blog.entries.indexOf(entry);
  const others = [...blog.entries.slice(at + 1), ...blog.entries.slice(0, at)].slice(0, mostShown);
  return html`<h2>${blogTexts(view.language).related}</h2>
<ul class="blog-archive">${others.map(({ slug, title, date }) => html`<li><a href="${blogPath(view, blog)}/${slug}">${title}</a> <span class="meta"><time datetime="${date}">${longDate(date, view.language)}</time></span></li>`)}</ul>`;
}
