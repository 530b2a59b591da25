import type { EntryAnswer } from '../../services/index.ts';
import { longDate } from '../dates.ts';
import { html, type Html, raw } from '../html.ts';
import type { View } from '../site.ts';

/** From the response of the articles service. */
export type EntryTold = EntryAnswer['main']['blogEntry'];

interface Settings {
  /** From the list, below the service's. */
  listPath: string;
  /** The following entries of the list. */
  next: { title: string; url: string }[];
}

const translations = {
  en: {
    caption: 'Caption',
    tags: 'Topics',
    authors: 'About the authors',
    related: 'Related reading',
    next: 'Next articles',
    readingTime: (minutes: number) => `${minutes} min read`,
    gated: 'This article is for registered readers.',
    signIn: 'Sign in to read on',
    signUp: 'Create account',
  },
  de: {
    caption: 'Bildunterschrift',
    tags: 'Themen',
    authors: 'Über die Autorinnen und Autoren',
    related: 'Lesen Sie auch',
    next: 'Nächste Artikel',
    readingTime: (minutes: number) => `${minutes} Min. Lesezeit`,
    gated: 'Diesen Artikel können registrierte Leserinnen und Leser lesen.',
    signIn: 'Anmelden und weiterlesen',
    signUp: 'Konto anlegen',
  },
};

/** An entry of a blog as the widget renders it, with the attributes that it reads back. */
export function blogEntry(view: View, entry: EntryTold, { listPath, next }: Settings): Html {
  const { language, path } = view;
  const t = language === 'de' ? translations.de : translations.en;
  const {
    id,
    title,
    description,
    hideDek,
    body,
    teaser,
    heroImage,
    heroImageRenderStyle,
    showCaption,
    displayDate,
    readingMinutes,
    blogEntryTags,
    parent,
    relatedPosts,
  } = entry;
  const style = heroImage ? heroImageRenderStyle.toLowerCase().replaceAll(/[^a-z]+/g, '-') : 'none';
  const related = relatedPosts.filter(
    ({ url }, index) => relatedPosts.findIndex((other) => other.url === url) === index,
  );
  const account = (page: string) =>
    `${language === 'en' ? '' : `/${language}`}/account/${page}?redirectUrl=${encodeURIComponent(path)}`;
  return html`<div
    data-module="blog-entry"
    data-id="${id}"
    data-list-path="${listPath}"
    data-hero-image-render-style="${heroImageRenderStyle}"
    data-show-caption="${String(showCaption)}"
    ${hideDek && html` data-hide-dek`}
  >
    <div class="inlay-blog-entry">
      <article class="inlay-blog-entry__article" data-hero="${style}">
        <header class="inlay-blog-entry__head" ${style.endsWith('overlay') && html` data-theme="dark"`}>
          <div class="inlay-blog-entry__words">
            <p class="inlay-blog-entry__trail">
              <a class="inlay-blog-entry__link" data-kind="link" data-field="parent" href="${parent.url}"
                >${parent.title}</a
              >
            </p>
            <h1 class="inlay-blog-entry__title" data-field="title">${title}</h1>
            ${!hideDek && html`<div class="inlay-rich-text inlay-blog-entry__dek"><div data-field="description">${description}</div></div>`}
            <p class="inlay-blog-entry__meta">
              ${entry.authors.map(byline)}<time data-field="displayDate" datetime="${displayDate}"
                >${longDate(displayDate, language)}</time
              >
              <span data-field="readingMinutes" data-value="${readingMinutes}">${t.readingTime(readingMinutes)}</span>
            </p>
          </div>
          ${heroImage && hero(heroImage, { isOver: style.startsWith('edge'), caption: showCaption && t.caption })}
        </header>
        <div class="inlay-blog-entry__column">
          <div class="inlay-rich-text inlay-blog-entry__body">
            <div data-field="body">
              ${body === undefined ? html`<p>${teaser}</p>` : raw(body)}
              ${
                body === undefined &&
                html`<div class="inlay-blog-entry__gate">
                  <p class="inlay-blog-entry__line">${t.gated}</p>
                  <p class="inlay-blog-entry__line">
                    <a href="${account('sign-in')}">${t.signIn}</a> <a href="${account('sign-up')}">${t.signUp}</a>
                  </p>
                </div>`
              }
            </div>
          </div>
          <ul class="inlay-blog-entry__tags" role="list" aria-label="${t.tags}">
            ${blogEntryTags.map((tag) => html`<li class="inlay-blog-entry__tag"><a class="inlay-blog-entry__link" data-kind="link" data-item="blogEntryTags" data-name="${tag.name}" data-blog-tag-title="${tag.blogTagTitle}" href="${tag.url}">${tag.blogTagTitle}</a></li>`)}
          </ul>
          ${about(entry, t.authors)}
          ${
            related.length > 0 &&
            html`<section class="inlay-blog-entry__section">
              <h2 class="inlay-blog-entry__subtitle">${t.related}</h2>
              ${links('relatedPosts', related)}
            </section>`
          }
          ${offer(view, entry)}
        </div>
      </article>
      ${
        next.length > 0 &&
        html`<nav class="inlay-blog-entry__next" aria-label="${t.next}">
          <h2 class="inlay-blog-entry__subtitle">${t.next}</h2>
          ${links('nextEntries', next)}
        </nav>`
      }
    </div>
  </div>`;
}

/** The first time an author is named, with all details. */
function byline({
  url,
  title,
  image,
  firmtitle,
  location,
  authordescription,
  profileurl,
  authorTitle,
}: EntryTold['authors'][number]): Html {
  return html`<span
    data-item="authors"
    data-title="${title}"
    data-author-title="${authorTitle ?? ''}"
    data-image="${image}"
    data-firmtitle="${firmtitle}"
    data-location="${location.name}"
    data-description="${authordescription}"
    data-profileurl="${profileurl}"
    ><a class="inlay-blog-entry__link" data-kind="link" data-field="url" href="${url}">${title}</a></span
  >`;
}

function about({ authors }: EntryTold, title: string): Html | false {
  const titledAuthors = authors.filter(({ authorTitle }) => authorTitle);
  return (
    titledAuthors.length > 0 &&
    html`<section class="inlay-blog-entry__section">
      <h2 class="inlay-blog-entry__subtitle">${title}</h2>
      ${titledAuthors.map(
        (author) =>
          html`<div class="inlay-blog-entry__author">
            ${author.image && html`<span class="inlay-picture inlay-blog-entry__portrait"><img class="inlay-picture__image" src="${author.image}" alt="" width="1000" height="1000" loading="lazy" /></span>`}
            <div>
              <p class="inlay-blog-entry__name">
                <a class="inlay-blog-entry__link" data-kind="link" href="${author.profileurl}">${author.title}</a>
              </p>
              <p class="inlay-blog-entry__line">
                ${[author.authorTitle, author.firmtitle, author.location.name].filter(Boolean).join(' · ')}
              </p>
              <p class="inlay-blog-entry__line">${author.authordescription}</p>
            </div>
          </div>`,
      )}
    </section>`
  );
}

function hero(
  { src, alt, width, height, caption }: NonNullable<EntryTold['heroImage']>,
  { isOver, caption: label }: { isOver: boolean; caption: string | false },
): Html {
  const text = html`<span data-field="caption">${caption}</span>`;
  return html`<figure class="inlay-blog-entry__figure">
    <span class="inlay-picture inlay-blog-entry__picture"
      ><img
        class="inlay-picture__image"
        data-field="heroImage"
        src="${src}"
        alt="${alt}"
        width="${width}"
        height="${height}"
        fetchpriority="high"
    /></span>
    ${
      label &&
      caption &&
      html`<figcaption class="inlay-blog-entry__caption">
        ${
          isOver
            ? html`<details class="inlay-blog-entry__about">
                <summary class="inlay-blog-entry__toggle">${label}</summary>
                ${text}
              </details>`
            : text
        }
      </figcaption>`
    }
  </figure>`;
}

/** Its fields are on the frame that the widget reads; the text is for readers without the script. */
function offer({ language, texts }: View, { promoDetails }: EntryTold): Html | false {
  const {
    promoBarTitle,
    promoBarDescription,
    promoBarRenderStyle,
    promoBarCallToActionLink: link,
    oneClickSubscription,
    hidePromoBar,
  } = promoDetails;
  if (hidePromoBar) return false;
  const signIn = `${language === 'en' ? '' : `/${language}`}/account/sign-in`;
  return html`<div
    class="inlay-blog-entry__promo"
    data-kind="${promoBarRenderStyle}"
    data-field="promoDetails"
    data-promo-bar-render-style="${promoBarRenderStyle}"
    ${oneClickSubscription && html` data-one-click-subscription="${oneClickSubscription}"`}
  >
    <section class="inlay-blog-promo-bar">
      <div class="inlay-blog-promo-bar__words">
        <h2 class="inlay-blog-promo-bar__title" data-field="promoBarTitle">${promoBarTitle}</h2>
        <p class="inlay-blog-promo-bar__text" data-field="promoBarDescription">${promoBarDescription}</p>
      </div>
      <p class="inlay-blog-promo-bar__way">
        ${link ? html`<a class="inlay-button" data-variant="secondary" data-field="promoBarCallToActionLink" href="${link.url}"><span class="inlay-button__label">${link.text}</span></a>` : promoBarRenderStyle === 'subscribe' && html`<a href="${signIn}">${texts.account.signIn}</a>`}
      </p>
    </section>
  </div>`;
}

function links(field: string, linkItems: { title: string; url: string }[]): Html {
  return html`<ul class="inlay-link-list" role="list" data-field="${field}">
    ${linkItems.map(
      ({ title, url }) =>
        html`<li class="inlay-link-list__item">
          <a class="inlay-link-list__link" data-kind="link" href="${url}"
            ><span class="inlay-link-list__text">${title}</span></a
          >
        </li>`,
    )}
  </ul>`;
}
