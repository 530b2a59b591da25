/** The demonstration: a publishing site whose pages a content system writes, and whose placeholders Inlay brings to life. */
import { Hono } from 'hono';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { catalogue } from '../catalogue';
import { languages } from '../content/load';
import { assets } from './assets';
import { media } from './media';
import { accountPages } from './pages/account';
import { alumni } from './pages/alumni';
import { article } from './pages/article';
import { careers } from './pages/careers';
import { demonstrations } from './pages/demonstrations';
import { events } from './pages/events';
import { forRobots } from './pages/for-robots';
import { home } from './pages/home';
import { houseStyle } from './pages/house-style';
import { insights } from './pages/insights';
import { legal } from './pages/legal';
import { notFoundPage } from './pages/not-found';
import { offices } from './pages/offices';
import { peoplePages } from './pages/people';
import { practicePages } from './pages/practices';
import { reports } from './pages/reports';
import { routeDemonstration } from './pages/route-demonstration';
import { searchPages } from './pages/search';
import { videos } from './pages/videos';
import { localPath } from './paths';
import type { Env, Site } from './site';
import { prepareView } from './view';

export type { Site } from './site';

const englishPages = [practicePages, peoplePages, offices, careers, events, videos, alumni, legal, demonstrations, houseStyle, routeDemonstration, reports, forRobots, catalogue];

/** Builds the whole site as one application; whatever it does not know becomes its not-found page. */
export function createSite(site: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.use(trimTrailingSlash());
  app.route('/', assets(site));
  app.route('/', media);
  app.use(prepareView(site));
  for (const language of languages) {
    const base = localPath(language, '/');
    for (const pages of [home, insights, article, searchPages, accountPages(site)]) app.route(base, pages);
  }
  for (const pages of englishPages) app.route('/', pages);
  app.notFound((c) => c.html(notFoundPage(c.get('view')), 404));
  return app;
}
