import { jobFacets } from '../../services/index.ts';
import { html, type Html } from '../html.ts';
import type { View } from '../site.ts';

const feeds = {
  events: {
    path: '/services/articles/careerevents/calendar.ics',
    type: 'text/calendar',
    parameters: ['format', 'location', 'interest', 'month', 'from', 'to'],
  },
  jobs: {
    path: '/services/jobs/feed.atom',
    type: 'application/atom+xml',
    parameters: ['query', ...jobFacets],
  },
} as const;

const texts = {
  en: {
    subscribe: 'Subscribe to this calendar',
    file: 'Save these events as a file',
    feed: 'Subscribe to these positions (Atom feed)',
  },
  de: {
    subscribe: 'Diesen Kalender abonnieren',
    file: 'Diese Termine als Datei speichern',
    feed: 'Diese Stellen abonnieren (Atom-Feed)',
  },
};

/** The URL of each feed, for the configuration. */
export function feedAddresses(site: string): Record<keyof typeof feeds, string> {
  return { events: site + feeds.events.path, jobs: site + feeds.jobs.path };
}

/** The feeds of the page's content, for feed readers that look at the head of a page. */
export function feedInHead(view: View, feed: keyof typeof feeds, title: string): Html {
  return html`<link rel="alternate" type="${feeds[feed].type}" title="${title}" href="${addressOf(view, feed)}" />`;
}

/** The same below the list, as the widgets render it; a file may contain fewer entries. */
export function feedLinks(
  view: View,
  feed: keyof typeof feeds,
  { file = {} }: { file?: Readonly<Record<string, string>> } = {},
): Html {
  const t = view.language === 'de' ? texts.de : texts.en;
  const address = addressOf(view, feed);
  const link = (to: string, text: string) =>
    html`<a class="inlay-button" data-variant="link" href="${to}"><span class="inlay-button__label">${text}</span></a>`;
  return html`<p class="inlay-list-view__feed">
    ${feed === 'jobs' ? link(address, t.feed) : html`${link(address.replace(/^https?:/, 'webcal:'), t.subscribe)}${link(addressOf(view, feed, file), t.file)}`}
  </p>`;
}

function addressOf(
  { site, query, language }: View,
  feed: keyof typeof feeds,
  more: Readonly<Record<string, string>> = {},
): string {
  const { path, parameters } = feeds[feed];
  const searchParams = new URLSearchParams(
    parameters.flatMap((name) =>
      query
        .getAll(name)
        .filter(Boolean)
        .map((value): [string, string] => [name, value]),
    ),
  );
  if (feed === 'events' && !(searchParams.get('from') && searchParams.get('to')))
    for (const name of ['from', 'to']) searchParams.delete(name);
  for (const [name, value] of Object.entries(more)) searchParams.set(name, value);
  if (feed === 'jobs') searchParams.set('lang', language);
  return `${site.addresses.site}${path}${searchParams.size ? `?${searchParams}` : ''}`;
}
