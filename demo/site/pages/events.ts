import { Hono } from 'hono';
import { daysOf, never } from '../../content/event-days.ts';
import type { Event } from '../../content/load.ts';
import { today } from '../../content/today.ts';
import { type EventsFound, optionsChosen } from '../../services/index.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { eventCard } from '../parts/event-card.ts';
import { feedInHead, feedLinks } from '../parts/feeds.ts';
import { filterGroup, showMore } from '../parts/list.ts';
import { pageHead } from '../parts/sections.ts';
import { withQuery } from '../paths.ts';
import type { Env, Site, View } from '../site.ts';
import { eventData } from '../structured.ts';

const pageSize = 12;
const maxPages = 40;
const title = 'Events';
const intro = 'Clinics, rehearsals, talks and site visits. Most are free, and some have a waiting list.';

type Answer = Pick<EventsFound, 'events' | 'nextCursor' | 'total' | 'facets'>;

/** Each filter: its parameter, its name in the service, the widget's list of it, and its label. */
const groups = [
  { parameter: 'month', name: 'month', item: 'months', label: 'Month' },
  { parameter: 'format', name: 'eventMode', item: 'formats', label: 'Format' },
  { parameter: 'location', name: 'region', item: 'locations', label: 'Region' },
  { parameter: 'interest', name: 'interest', item: 'interests', label: 'Subject' },
] as const;

/** The list from the service, with a plain form, inside the placeholder that enhances it. */
export const events = new Hono<Env>().get('/events', async (c) => {
  const view = c.get('view');
  const listQuery = readQuery(view.query);
  return c.html(eventsPage(view, listQuery, await find(view.site, listQuery)));
});

interface Asked {
  chosen: Record<string, string[]>;
  from: string;
  to: string;
  /** From 1; a page includes all before it. */
  page: number;
}

function readQuery(query: URLSearchParams): Asked {
  const day = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(query.get(name) ?? '')?.[0] ?? '';
  const chosen = groups.map(
    ({ parameter, name }) =>
      [
        name,
        query
          .getAll(parameter)
          .map((value) => value.trim().slice(0, 2000))
          .filter(Boolean)
          .slice(0, 20),
      ] as const,
  );
  return {
    chosen: Object.fromEntries(chosen),
    from: day('from'),
    to: day('to'),
    page: Math.min(maxPages, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)),
  };
}

/** All pages up to the requested one. */
async function find(site: Site, { chosen, from, to, page: number }: Asked): Promise<Answer> {
  const endIndex = number * pageSize;
  let found: Answer | undefined;
  do {
    const limit = Math.min(100, endIndex - (found?.events.length ?? 0));
    const dates = from && to && from <= to && { startDate: `${from}T00:00:00Z`, endDate: `${to}T23:59:59Z` };
    const answer = await askEvents(site, { ...chosen, ...dates, limit, afterId: found?.nextCursor ?? '' });
    if (!answer) break;
    found = { ...answer, events: [...(found?.events ?? []), ...answer.events] };
  } while (found.nextCursor && found.events.length < endIndex);
  return found ?? { events: [], nextCursor: '', total: 0, facets: {} };
}

/** Undefined for invalid values in a URL, such as the 31st of February. */
export async function askEvents({ services }: Site, search: object): Promise<Answer | undefined> {
  const response = await services.request('/services/articles/careerevents/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(search),
  });
  return response.ok ? ((await response.json()) as Answer) : undefined;
}

function eventsPage(view: View, listQuery: Asked, { events: found, nextCursor, total, facets }: Answer): Html {
  const { site, path, query } = view;
  return page(view, {
    template: 'events',
    title,
    description: intro,
    canonical: path,
    structured: found.flatMap((event) => eventData(site, event) ?? []),
    head: feedInHead(view, 'events', title),
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <p><a class="more" href="/events/calendar">See them by month</a></p>
        <div data-module="events-list">
          <div class="inlay-events-list">
            ${form(view, listQuery, facets)}
            <data data-field="total" value="${total}"></data
            >${nextCursor && html`<data data-field="nextCursor" value="${nextCursor}"></data>`}
            <div class="inlay-events-list__state-line">
              <p class="inlay-list-view__line">${total === 1 ? '1 event' : `${total} events`}</p>
            </div>
            ${
              total === 0 &&
              html`<div class="inlay-list-view__empty">
                <p class="inlay-list-view__text">No events available. <a href="/events">Show all events</a></p>
              </div>`
            }
            <ul class="inlay-list-view__cards" role="list" data-columns="4">
              ${found.map((event) => html`<li class="inlay-events-list__item" id="${event.id}" data-item="events">${eventCard(event, { heading: 'h2' })}</li>`)}
            </ul>
            ${
              nextCursor &&
              showMore({
                progress: `Showing ${found.length} of ${total}`,
                href: `${withQuery(path, query, { page: listQuery.page + 1 })}#${found.at(-1)?.id ?? ''}`,
              })
            }
            ${feedLinks(view, 'events')}
          </div>
        </div>
      </div>`,
  });
}

function form({ path }: View, { chosen, from, to }: Asked, facets: Answer['facets']): Html {
  return html`<form class="inlay-list-view__groups" data-layout="bar" action="${path}" method="get">
    ${groups.map(({ parameter, name, item, label }) => {
      const counts = facets[name] ?? {};
      return filterGroup({
        parameter,
        item,
        label,
        options: Object.entries(counts),
        selected: optionsChosen(chosen[name] ?? [], Object.keys(counts)),
        labelOf: name === 'month' ? nameOfMonth : undefined,
      });
    })}
    <div class="inlay-events-list__dates">
      <fieldset class="inlay-events-list__days">
        <legend class="inlay-events-list__legend">Dates</legend>
        ${dayField('from', 'From', from)}${dayField('to', 'To', to)}
        <button class="inlay-button" data-variant="secondary"><span class="inlay-button__label">Show</span></button>
      </fieldset>
    </div>
  </form>`;
}

function nameOfMonth(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
}

function dayField(name: string, label: string, value: string): Html {
  return html`<label class="inlay-events-list__day"
    ><span class="inlay-events-list__label">${label}</span
    ><input class="inlay-events-list__input" type="date" name="${name}" value="${value}"
  /></label>`;
}

/**
 * Events that are listed today: upcoming ones, pinned ones first, then past ones that stay for their recordings, latest
 * first.
 */
export function listedEvents({ content }: Pick<Site, 'content'>): Event[] {
  const now = today(content);
  const listed = content.events.filter((event) => daysOf(event).visibleUntil >= now);
  const startOf = (event: Event) => (daysOf(event).first ? event.startTime : never);
  const isToCome = (event: Event) => (daysOf(event).last ?? daysOf(event).first ?? never) >= now;
  return [
    ...listed
      .filter(isToCome)
      .sort((a, b) => Number(b.pinnedItem) - Number(a.pinnedItem) || startOf(a).localeCompare(startOf(b))),
    ...listed.filter((event) => !isToCome(event)).sort((a, b) => b.startTime.localeCompare(a.startTime)),
  ];
}
