import { Hono } from 'hono';
import type { Blog, Language } from '../../../content/load.ts';
import type { BlogAuthor, BlogTag, GridPage } from '../../../services/index.ts';
import { longDate } from '../../dates.ts';
import { html, type Html } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { picture, picturePath } from '../../parts/picture.ts';
import { breadcrumbs, pageHead, section } from '../../parts/sections.ts';
import { localPath } from '../../paths.ts';
import type { Env, View } from '../../site.ts';
import { blogTexts } from './texts.ts';

const pageSize = 10;

/** The blogs of a language: the list, and each blog. */
export const blogPages = new Hono<Env>()
  .get('/blogs', (c, next) => (blogsIn(c.get('view')).length ? c.html(listPage(c.get('view'))) : next()))
  .get('/blogs/:blog', async (c, next) => {
    const view = c.get('view');
    const blog = blogsIn(view).find(({ id }) => id === c.req.param('blog'));
    return blog ? c.html(blogPage(view, blog, await readBlog(view, blog))) : next();
  });

function blogsIn({ site, language }: View): Blog[] {
  return site.content.blogs.filter((blog) => blog.language === language);
}

function listPage(view: View): Html {
  const { title, intro, entries } = blogTexts(view.language);
  return page(view, {
    template: 'blogs',
    title,
    description: intro,
    languages: pathsIn(view, () => '/blogs'),
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <ul class="rows">
          ${blogsIn(view).map(
            (blog) =>
              html`<li>
                <article class="row">
                  <div class="words">
                    <h2><a href="${localPath(view.language, `/blogs/${blog.id}`)}">${blog.title}</a></h2>
                    <p class="text">${blog.description}</p>
                    <p class="meta"><span>${entries(blog.entries.length)}</span></p>
                  </div>
                  <div class="picture">${picture({ family: blog.image, seed: blog.id, alt: '' })}</div>
                </article>
              </li>`,
          )}
        </ul>
      </div>`,
  });
}

/** The page in each language with a blog. */
function pathsIn({ site }: View, pathOf: (blog: Blog) => string): Partial<Record<Language, string>> {
  return Object.fromEntries(site.content.blogs.map((blog) => [blog.language, localPath(blog.language, pathOf(blog))]));
}

interface Read {
  posts: Partial<GridPage>;
  authors: BlogAuthor[];
  tags: BlogTag[];
}

/** The data that the widget would otherwise request; it requests a missing list itself. */
async function readBlog({ site }: View, { id, language }: Blog): Promise<Read> {
  const fetchBlog = async <T>(path: string): Promise<Partial<T>> => {
    const response = await site.services.request(`/services/articles/alder-voss/${id}/${path}`);
    return response.ok ? ((await response.json()) as T) : {};
  };
  const [posts, authors, tags] = await Promise.all([
    fetchBlog<GridPage>(`posts?limit=${pageSize}&language=${language}`),
    fetchBlog<{ results: BlogAuthor[] }>('authors'),
    fetchBlog<{ results: BlogTag[] }>('tags'),
  ]);
  return { posts, authors: authors.results ?? [], tags: tags.results ?? [] };
}

function blogPage(view: View, blog: Blog, read: Read): Html {
  const { title, archive } = blogTexts(view.language);
  return page(view, {
    template: 'blog',
    title: blog.title,
    description: blog.description,
    image: { path: picturePath(blog.image, blog.id, '16x9'), alt: blog.imageAlt },
    head: html`<link rel="alternate" type="application/atom+xml" title="${blog.title}" href="${feedOf(view, blog)}" />`,
    main: html`<div class="wrap blog-page">
        ${breadcrumbs(view, [[localPath(view.language, '/blogs'), title]])} ${placeholder(view, blog, read)}
        ${promoBar(view, blog)}
      </div>
      ${section(
        archive,
        html`<ul class="blog-archive">
          ${blog.entries.map(
            (entry) =>
              html`<li>
                <a href="${localPath(view.language, `/blogs/${blog.id}/${entry.slug}`)}">${entry.title}</a>
                <span class="meta"><time datetime="${entry.date}">${longDate(entry.date, view.language)}</time></span>
              </li>`,
          )}
        </ul>`,
      )}`,
  });
}

function promoBar({ language, texts }: View, { promo }: Blog): Html {
  const { title, description, renderStyle, link, subscription } = promo;
  return html`<div
    class="blog-promo"
    data-module="blog-promo-bar"
    data-promo-bar-render-style="${renderStyle}"
    ${subscription && html` data-one-click-subscription="${subscription}"`}
  >
    <section class="inlay-blog-promo-bar">
      <div class="inlay-blog-promo-bar__words">
        <h2 class="inlay-blog-promo-bar__title" data-field="promoBarTitle">${title}</h2>
        <p class="inlay-blog-promo-bar__text" data-field="promoBarDescription">${description}</p>
      </div>
      <p class="inlay-blog-promo-bar__way">
        ${link ? html`<a class="inlay-button" data-variant="secondary" data-field="promoBarCallToActionLink" href="${link.url}"><span class="inlay-button__label">${link.text}</span></a>` : renderStyle === 'subscribe' && html`<a data-fallback href="${localPath(language, '/account/sign-in')}">${texts.account.signIn}</a>`}
      </p>
    </section>
  </div>`;
}

/** As the widget renders it, with the attributes that it reads back. */
function placeholder(view: View, blog: Blog, { posts: { posts = [], total, nextCursor }, authors, tags }: Read): Html {
  const {
    heroImageRenderStyle,
    heroImageTopOffset,
    horizontalCropPosition,
    heroBackgroundColor,
    blogTheme,
    browseOptions,
    hideShareTools,
  } = blog;
  const texts = blogTexts(view.language);
  return html`<div
    data-module="blog"
    data-site="alder-voss"
    data-blog="${blog.id}"
    data-hero-image-render-style="${heroImageRenderStyle}"
    data-blog-theme="${blogTheme}"
    data-browse-options="${browseOptions.join(',')}"
    data-limit="${pageSize}"
    ${heroImageTopOffset !== undefined && html` data-hero-image-top-offset="${heroImageTopOffset}"`}${horizontalCropPosition && html` data-horizontal-crop-position="${horizontalCropPosition}"`}${heroBackgroundColor && html` data-hero-background-color="${heroBackgroundColor}"`}${hideShareTools && html` data-hide-share-tools="true"`}${total !== undefined && html` data-total="${total}"`}${nextCursor && html` data-next-cursor="${nextCursor}"`}
  >
    <div class="inlay-blog">
      ${heroOf(blog)}
      <div class="inlay-blog__ways">
        ${
          browseOptions.includes('tags') &&
          tags.length > 0 &&
          html`<nav class="inlay-blog__browse" aria-label="${texts.tags}">
            <p class="inlay-blog__label">${texts.tags}</p>
            <ul class="inlay-blog__tags" role="list">
              ${tags.map(
                (tag) =>
                  html`<li class="inlay-blog__item">
                    <a class="inlay-blog__tag" data-kind="filter" data-item="tags" href="${tag.url}"
                      ><data data-field="url" value="${tag.url}"></data><span data-field="title">${tag.title}</span></a
                    >
                  </li>`,
              )}
            </ul>
          </nav>`
        }
        ${
          browseOptions.includes('authors') &&
          authors.length > 0 &&
          html`<nav class="inlay-blog__browse" aria-label="${texts.authors}">
            <p class="inlay-blog__label">${texts.authors}</p>
            <ul class="inlay-blog__authors" role="list">
              ${authors.map((author) => html`<li class="inlay-blog__item" data-item="authors">${authorLink(author)}</li>`)}
            </ul>
          </nav>`
        }
      </div>
      ${total !== undefined && html`<p class="inlay-list-view__line">${texts.entries(total)}</p>`}
      ${entriesOf(view, blog, posts)}
      <p class="inlay-blog__feed">
        <a class="inlay-button" data-variant="link" data-field="feed" href="${feedOf(view, blog)}"
          ><span class="inlay-button__label">${texts.feed}</span></a
        >
      </p>
    </div>
  </div>`;
}

function feedOf({ site }: View, { id }: Pick<Blog, 'id'>): string {
  return `${site.addresses.site}/services/articles/alder-voss/${id}/feed.atom`;
}

/** Its colours and its crop are in the theme, because the CSP allows no styles in the markup. */
function heroOf({ id, title, description, image, imageAlt, heroImageRenderStyle, heroBackgroundColor }: Blog): Html {
  const height = { 'Full Height Hero': 'full', 'Half Height Hero': 'half', 'No Image': 'none' }[heroImageRenderStyle];
  return html`<header
    class="inlay-blog__hero"
    data-height="${height}"
    ${heroBackgroundColor && html` data-ground="own"`}
  >
    ${
      height !== 'none' &&
      html`<div class="inlay-blog__picture">
        <span class="inlay-picture"
          ><picture class="inlay-picture__crops"
            ><source data-field="thumbnailImage" media="(width < 768px)" srcset="${picturePath(image, id, '16x9')}" />
            <img
              class="inlay-picture__image"
              data-field="heroImage"
              src="${picturePath(image, id, '21x9')}"
              alt="${imageAlt}"
              width="2100"
              height="900"
              fetchpriority="high" /></picture
        ></span>
      </div>`
    }
    <div class="inlay-blog__words">
      <h1 class="inlay-blog__title" data-field="title">${title}</h1>
      <p class="inlay-blog__description" data-field="description">${description}</p>
    </div>
  </header>`;
}

function authorLink({
  url,
  title,
  image,
  firmtitle,
  location,
  authordescription,
  profiledescription,
  profileurl,
  authorTitle = '',
}: BlogAuthor): Html {
  const hidden = { url, image, firmtitle, authordescription, profiledescription, profileurl, authorTitle };
  return html`<a class="inlay-blog__author" data-kind="filter" href="${url}"
      >${image ? html`<img class="inlay-blog__portrait" src="${image}" alt="" width="64" height="64" loading="lazy" decoding="async" />` : ''}<span
        data-field="title"
        >${title}</span
      ></a
    >
    <span hidden
      >${Object.entries(hidden).map(([name, value]) => value && html`<data data-field="${name}" value="${value}"></data>`)}<span
        data-field="location"
        ><data data-field="name" value="${location.name}"></data
        ><data data-field="url" value="${location.url}"></data></span
    ></span>`;
}

function entriesOf(view: View, { blogTheme, browseOptions }: Blog, posts: GridPage['posts']): Html {
  const isRow = blogTheme === 'Standard blog';
  const cards = (some: GridPage['posts'], heading: 'h2' | 'h3') =>
    html`<ul class="inlay-list-view__cards" role="list" data-columns="${isRow ? 1 : 3}">
      ${some.map(
        (post) =>
          html`<li class="inlay-blog__entry" data-item="posts">
            <article class="inlay-card" data-layout="${isRow ? 'row' : 'stacked'}">
              ${post.imageUrl && html`<span class="inlay-picture inlay-card__picture"><img class="inlay-picture__image" src="${post.imageUrl}" alt="${post.altText}" width="600" height="400" loading="lazy" decoding="async" /></span>`}
              <div class="inlay-card__text">
                <div class="inlay-card__eyebrow" data-field="eyebrow">${post.eyebrow}</div>
                ${titleOf(post, heading)}
                <div class="inlay-card__description">
                  <p class="inlay-list-view__card-text" data-field="description">${post.description}</p>
                </div>
                <div class="inlay-card__meta">
                  <p class="inlay-list-view__card-details">
                    <time datetime="${post.displayDate}">${longDate(post.displayDate, view.language)}</time
                    ><span data-field="readingMinutes" data-value="${post.readingMinutes}"
                      >${blogTexts(view.language).readingTime(post.readingMinutes)}</span
                    >
                  </p>
                </div>
                <span hidden
                  >${(['id', 'url', 'imageUrl', 'altText', 'contentType', 'source', 'displayDate'] as const).map((name) => html`<data data-field="${name}" value="${post[name]}"></data>`)}</span
                >
              </div>
            </article>
          </li>`,
      )}
    </ul>`;
  if (!browseOptions.includes('dates')) return cards(posts, 'h2');
  const months = [...new Set(posts.map(({ displayDate }) => displayDate.slice(0, 7)))];
  return html`${months.map(
    (month) =>
      html`<section class="inlay-blog__month">
        <h2 class="inlay-blog__month-name">${monthName(month, view.language)}</h2>
        ${cards(
          posts.filter(({ displayDate }) => displayDate.startsWith(month)),
          'h3',
        )}
      </section>`,
  )}`;
}

function titleOf({ url, title }: GridPage['posts'][number], heading: 'h2' | 'h3'): Html {
  const link = html`<a class="inlay-card__link" data-kind="link" href="${url}" data-field="title">${title}</a>`;
  return heading === 'h2'
    ? html`<h2 class="inlay-card__title">${link}</h2>`
    : html`<h3 class="inlay-card__title">${link}</h3>`;
}

function monthName(month: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
}
