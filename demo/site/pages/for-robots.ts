import { Hono } from 'hono';
import { type Article, practices } from '../../content/load.ts';
import { openJobs } from '../../content/today.ts';
import { translationsOf } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { everyLanguage } from '../layout/metadata.ts';
import { articlePath } from '../paths.ts';
import type { Env, Site } from '../site.ts';
import { listedEvents } from './events.ts';

interface Entry {
  path: string;
  changed?: string | undefined;
  languages?: Record<string, string>;
}

/** robots.txt and sitemap.xml: every page that search engines may list, with its other languages. */
export const forRobots = new Hono<Env>()
  .get('/robots.txt', (c) => {
    const { addresses } = c.get('view').site;
    return c.text(
      `User-agent: *\nDisallow: /account/\nDisallow: /demo/\nDisallow: /search\nAllow: /\n\nSitemap: ${addresses.site}/sitemap.xml\n`,
    );
  })
  .get('/sitemap.xml', async (c) => {
    const body = await sitemap(c.get('view').site);
    return c.body(String(body), 200, { 'content-type': 'application/xml; charset=utf-8' });
  });

function sitemap(site: Site): Html {
  const absolute = (path: string) => site.addresses.site + path;
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      ${entries(site).map(
        ({ path, changed, languages = {} }) =>
          html`<url
            ><loc>${absolute(path)}</loc>${changed && html`<lastmod>${changed}</lastmod>`}${Object.entries(
              languages,
            ).map(([code, to]) => html`<xhtml:link rel="alternate" hreflang="${code}" href="${absolute(to)}" />`)}</url
          > `,
      )}</urlset
    >`;
}

function entries(site: Site): Entry[] {
  const { articles, people } = site.content;
  // The dates of a series change.
  const events = listedEvents(site).filter(({ recurrence }) => !recurrence);
  const sections = [
    '/practices',
    '/people',
    '/offices',
    '/careers',
    '/careers/jobs',
    '/careers/universities',
    '/events',
    '/events/calendar',
    ...events.map(({ id }) => `/events/${encodeURIComponent(id)}`),
    '/videos',
    '/alumni',
    '/privacy-policy',
    '/terms',
  ];
  return [
    ...['/', '/insights'].flatMap((path) =>
      Object.values(everyLanguage(path)).map((to) => ({ path: to, languages: everyLanguage(path) })),
    ),
    ...articles.map((article: Article) => ({
      path: articlePath(article),
      changed: article.updated ?? article.date,
      languages: translationsOf(site, article),
    })),
    ...sections.map((path) => ({ path })),
    ...Object.keys(practices).map((id) => ({ path: `/practices/${id}` })),
    ...people.filter(({ isPrivate }) => !isPrivate).map(({ id }) => ({ path: `/people/${id}` })),
    ...openJobs(site.content).map(({ friendlyURL }) => ({ path: `/careers/jobs/${friendlyURL}` })),
  ];
}
