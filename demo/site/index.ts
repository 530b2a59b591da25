/** The demo: a publishing site with server-rendered pages, whose placeholders Inlay mounts. */
import { Hono } from 'hono';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { catalogue } from '../catalogue/index.ts';
import { languages } from '../content/load.ts';
import { assets } from './assets.ts';
import { feeds } from './feeds.ts';
import { media } from './media.ts';
import { accountPages } from './pages/account/index.ts';
import { alumni } from './pages/alumni.ts';
import { article } from './pages/article.ts';
import { blogEntryPage } from './pages/blogs/entry.ts';
import { blogPages } from './pages/blogs/index.ts';
import { careers } from './pages/careers/index.ts';
import { dataLayer } from './pages/data-layer.ts';
import { demonstrations } from './pages/demonstrations.ts';
import { eventPages } from './pages/event.ts';
import { eventsCalendar } from './pages/events-calendar.ts';
import { events } from './pages/events.ts';
import { fiveFifty } from './pages/five-fifty/index.ts';
import { forRobots } from './pages/for-robots.ts';
import { home } from './pages/home.ts';
import { houseStyle } from './pages/house-style/index.ts';
import { insights } from './pages/insights.ts';
import { legal } from './pages/legal.ts';
import { notFoundPage } from './pages/not-found.ts';
import { offices } from './pages/offices.ts';
import { peoplePages } from './pages/people.ts';
import { personPages } from './pages/person.ts';
import { practicePages } from './pages/practices/index.ts';
import { reports } from './pages/reports.ts';
import { routeDemonstration } from './pages/route-demonstration.ts';
import { searchPages } from './pages/search.ts';
import { shortLinks } from './pages/short-links.ts';
import { videos } from './pages/videos.ts';
import { localPath, splitPath } from './paths.ts';
import type { Env, Site } from './site.ts';
import { prepareView } from './view.ts';

export type { Site } from './site.ts';

const englishPages = [
  fiveFifty,
  practicePages,
  peoplePages,
  personPages,
  offices,
  careers,
  events,
  eventsCalendar,
  eventPages,
  videos,
  alumni,
  legal,
  demonstrations,
  dataLayer,
  houseStyle,
  routeDemonstration,
  reports,
  shortLinks,
  forRobots,
  catalogue,
];

/** Builds the whole site as one application; unknown URLs get its not-found page. */
export function createSite(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.use(trimTrailingSlash());
  // Files first, but a missing one gets the not-found page, too.
  app.use(prepareView(site));
  app.route('/', assets(site));
  app.route('/', media);
  app.route('/', feeds);
  for (const language of languages) {
    const base = localPath(language, '/');
    for (const pages of [home, insights, article, blogEntryPage, blogPages, searchPages, accountPages(site)])
      app.route(base, pages);
  }
  for (const pages of englishPages) app.route('/', pages);
  app.notFound(async (c) => {
    const english = await englishPageOf(app, c.req.url);
    return english ? c.redirect(english) : c.html(notFoundPage(c.get('view')), 404);
  });
  return app;
}

/** Pages that exist only in English are found under every language. */
async function englishPageOf(app: Hono<Env>, url: string): Promise<string | undefined> {
  const { pathname, search } = new URL(url);
  const { language, rest } = splitPath(pathname);
  // A path that begins with two slashes would be another host. `/de/` is `/de`, and has no English page.
  if (language === 'en' || rest.startsWith('//') || rest.endsWith('/') || splitPath(rest).language !== 'en')
    return undefined;
  const path = rest + search;
  return (await app.request(path)).status === 200 ? path : undefined;
}
