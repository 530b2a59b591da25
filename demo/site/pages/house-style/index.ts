import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { html, type Html, raw } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { breadcrumbs, pageHead } from '../../parts/sections.ts';
import type { Env, View } from '../../site.ts';

const HOME = '/demo/pages';
const home = {
  title: 'Example pages',
  lede: 'What editors build from modules: a page of each kind, as they would write it.',
};

interface HousePage {
  title: string;
  lede: string;
  /** Its modules, by their name in the catalogue. */
  modules: string[];
}

/** By the name of the file with the page's content. */
const pages: Record<string, HousePage> = {
  cards: {
    title: 'The spring issue',
    lede: 'The contents of a quarterly: large where we are sure, small where we are brief.',
    modules: [
      'section-header',
      'one-up-medium',
      'general-up',
      'disruptor',
      'two-up',
      'standalone-promo',
      'content-card',
      'link-list',
    ],
  },
  openings: {
    title: 'How our pages begin',
    lede: 'Seven openings, and what each of them is for.',
    modules: [
      'full-hero',
      'section-hero',
      'fifty-fifty-hero',
      'video-hero',
      'article-hero',
      'profile-hero',
      'collection-hero',
    ],
  },
  carousels: {
    title: 'The year in pictures',
    lede: 'Drawings of the past twelve months, with the figures that they were drawn from.',
    modules: ['hero-carousel', 'image-carousel', 'exhibit-carousel'],
  },
  'tables-and-notes': {
    title: 'The figures of the year',
    lede: 'Four counts, three tables and two admissions.',
    modules: ['factoid', 'table', 'image', 'footnotes'],
  },
  media: {
    title: 'Watch and listen',
    lede: 'Videos, recordings and moving exhibits.',
    modules: [
      'background-video',
      'audio-player',
      'inline-video',
      'video-promo',
      'ceros',
      'flourish',
      'bespoke-interactive',
      'full-bleed-media',
    ],
  },
  disclosure: {
    title: 'How we work',
    lede: 'The rules of the house, and who has broken them.',
    modules: ['accordion', 'tabbed-container', 'scrolly-media', 'sidebar', 'story-container', 'pull-quote'],
  },
};

/** `/demo/pages` links to one page for each group of editorial modules. */
export const houseStyle = new Hono<Env>()
  .get(HOME, (c) => c.html(homePage(c.get('view'))))
  .get(`${HOME}/:name`, async (c, next) => {
    const name = c.req.param('name');
    const found = Object.hasOwn(pages, name) && pages[name];
    return found
      ? c.html(housePage(c.get('view'), found, await readFile(new URL(`${name}.html`, import.meta.url), 'utf8')))
      : next();
  });

function homePage(view: View): Html {
  return page(view, {
    template: 'demonstration',
    title: home.title,
    description: home.lede,
    hidden: true,
    main: html`${pageHead(home.title, home.lede)}
      <div class="wrap">
        <ul class="places-list">
          ${Object.entries(pages).map(
            ([name, { title, lede, modules }]) =>
              html`<li class="card">
                <h2 class="small"><a href="${HOME}/${name}">${title}</a></h2>
                <p>${lede}</p>
                <p class="text">${modules.join(', ')}</p>
              </li>`,
          )}
        </ul>
      </div>`,
  });
}

function housePage(view: View, { title, lede, modules }: HousePage, content: string): Html {
  return page(view, {
    template: 'demonstration',
    title,
    description: lede,
    hidden: true,
    main: html`${pageHead(title, lede, breadcrumbs(view, [[HOME, home.title]]))}
      <div class="wrap house-page">
        ${raw(content)}
        <p class="house-modules">
          Made of ${modules.map((name, index) => html`${index > 0 && ', '}<a href="/catalogue/${name}">${name}</a>`)}.
        </p>
      </div>`,
  });
}
