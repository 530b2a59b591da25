/** The pages of the documentation. In their URLs, `/` is the folder of the version. */
import { catalogueAssets } from '../catalogue/assets.ts';
import { groups } from '../catalogue/groups.ts';
import { pictureOf } from '../catalogue/pictures.ts';
import type { Widget } from '../catalogue/read.ts';
import { widgetDetails } from '../catalogue/widget.ts';
import { data, html, type Html, raw } from '../site/html.ts';
import { serverSheets } from '../site/layout/server-sheets.ts';
import { pageHead } from '../site/parts/sections.ts';
import { theme } from '../site/theme.ts';
import type { Guide } from './guides.ts';

interface Page {
  readonly title: string;
  readonly description: string;
  readonly main: Html;
  readonly version: string;
  /** False for the result page, which has its own search form. */
  readonly hasSearch?: boolean;
  readonly head?: Html;
}

export function layout({ title, description, main, version, hasSearch = true, head }: Page): Html {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Inlay ${version}</title>
        <meta name="description" content="${description}" />
        <link rel="icon" href="${theme.icon.href}" type="image/svg+xml" />
        <link rel="preload" href="${theme.text.href}" as="font" type="font/woff2" crossorigin />
        ${serverSheets('/inlay', [main])}
        <link rel="stylesheet" href="/documentation.css" />
        <script type="application/json" data-inlay-config>
          ${data({ language: 'en', services: { content: '', search: '/search-service' }, pages: { search: '/search.html' } })}
        </script>
        <script src="/documentation.js" defer></script>
        <script src="/inlay/loader.js" defer></script>
        ${head}
      </head>
      <body class="documentation">
        <a class="skip" href="#main">Skip to content</a>
        <header class="wrap">
          <a href="/index.html"><strong>Inlay</strong> ${version}</a>
          <nav aria-label="Site">
            <ul>
              <li><a href="/catalogue/index.html">Catalogue</a></li>
              <li><a href="/index.html#guides">Guides</a></li>
              <li><a href="/CHANGELOG.html">Changes</a></li>
              <li><a href="/../index.html">Versions</a></li>
            </ul>
          </nav>
          ${hasSearch && searchForm('box')}
        </header>
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html>`;
}

function searchForm(variant: 'box' | 'page'): Html {
  const id = `search-${variant}`;
  // The service worker must be active first.
  return html`<div data-module="site-search" data-variant="${variant}" data-load="event:search-ready">
    <form data-field="form" action="/search.html" method="get" role="search">
      <label for="${id}">Search the documentation</label>
      <input id="${id}" type="search" name="q" maxlength="200" />
      <button>Search</button>
    </form>
  </div>`;
}

export function homePage(guides: readonly Guide[], version: string): Html {
  return layout({
    title: 'Documentation',
    description: 'One script turns the placeholders of a server-rendered page into working widgets.',
    version,
    main: html`${pageHead('Inlay', 'One script turns the placeholders of a server-rendered page into working widgets.')}
      <div class="wrap">
        <p>
          <a href="/docs/add-to-a-page.html">Add Inlay to a page</a>, or
          <a href="/catalogue/index.html">see every widget</a>.
        </p>
        <h2 id="guides">Guides</h2>
        ${guideList(guides.filter(({ path }) => /^docs\/[^/]+$/.test(path)))}
        <h2>Content systems</h2>
        ${guideList(guides.filter(({ path }) => path.startsWith('docs/cms/')))}
        <h2>Operation</h2>
        ${guideList(guides.filter(({ path }) => path.startsWith('docs/operate/')))}
      </div>`,
  });
}

function guideList(guides: readonly Guide[]): Html {
  return html`<ul class="guides">
    ${guides.map(
      ({ path, title, description }) => html`<li><a href="/${path}">${title}</a> <span>${description}</span></li>`,
    )}
  </ul>`;
}

export function guidePage(guide: Guide, version: string): Html {
  const { title, description, html: body } = guide;
  return layout({
    title,
    description,
    version,
    main: html`<div class="wrap page-head"></div>
      <article class="wrap guide">${raw(body)}</article>`,
  });
}

export function cataloguePage(widgets: readonly Widget[], version: string): Html {
  const intro = 'Every widget as visitors see it, with its props and examples to copy.';
  return layout({
    title: 'Catalogue',
    description: intro,
    version,
    head: script(),
    main: html`${pageHead('Catalogue', intro)}
    ${groups.map(
      ([title, names]) =>
        html`<section class="section wrap group">
          <div class="section-head"><h2>${title}</h2></div>
          <ul class="places-list">
            ${widgets
              .filter(({ name }) => names.includes(name))
              .map(
                ({ name, description }) =>
                  html`<li class="card">
                    ${pictureOf(name)}
                    <h3 class="small"><a href="/catalogue/${name}.html">${name}</a></h3>
                    <p>${description}</p>
                  </li>`,
              )}
          </ul>
        </section>`,
    )}`,
  });
}

export function widgetPage(widget: Widget, version: string): Html {
  const { name, description } = widget;
  return layout({
    title: name,
    description: description ?? `${name}: examples, props and a snippet.`,
    version,
    head: script(),
    main: html`<div class="page-head wrap">
        <nav class="breadcrumbs" aria-label="Catalogue">
          <ol>
            <li><a href="/catalogue/index.html">Catalogue</a></li>
          </ol>
        </nav>
        <h1>${name}</h1>
        ${description && html`<p class="lede">${description}</p>`}
      </div>
      <div class="wrap">${widgetDetails(widget, 2, { page: `/catalogue/${name}.html`, canPreview: false })}</div>`,
  });
}

/** Without JavaScript: all pages in alphabetical order. */
export function searchPage(entries: readonly { url: string; title: string }[], version: string): Html {
  return layout({
    title: 'Search',
    description: 'Searches the documentation.',
    version,
    hasSearch: false,
    main: html`${pageHead('Search')}
      <div class="wrap">
        ${searchForm('page')}
        <details open>
          <summary>All pages</summary>
          <ul>
            ${entries.toSorted((a, b) => a.title.localeCompare(b.title)).map(({ url, title }) => html`<li><a href="/${url}">${title}</a></li>`)}
          </ul>
        </details>
      </div>`,
  });
}

/** The target of links in examples. */
export function examplePage(version: string): Html {
  return layout({
    title: 'A page of your site',
    description: 'Links of the examples lead here.',
    version,
    main: html`${pageHead('A page of your site', 'Links of the examples lead here. On your site, they lead to your pages.')}`,
  });
}

/** The latest version, and links to all. */
export function versionsPage(versions: readonly string[]): Html {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="0; url=${versions[0]}/index.html" />
        <title>Inlay: versions of the documentation</title>
      </head>
      <body>
        <main>
          <h1>Versions of the documentation</h1>
          <ul>
            ${versions.map((version) => html`<li><a href="${version}/index.html">Inlay ${version}</a></li>`)}
          </ul>
        </main>
      </body>
    </html>`;
}

function script(): Html {
  return html`<script type="module" src="${catalogueAssets.catalogueScript.href}"></script>`;
}
