import { Hono } from 'hono';
import { daysOf, never } from '../../content/event-days.ts';
import type { Event } from '../../content/load.ts';
import { clockTime, dayAndMonth } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { paged, paging } from '../parts/paging.ts';
import { pageHead } from '../parts/sections.ts';
import { select } from '../parts/select.ts';
import { today } from '../../content/today.ts';
import type { Env, Site, View } from '../site.ts';

const pageSize = 12;
const title = 'Events';
const intro = 'Clinics, rehearsals, talks and site visits. Most are free, and some have a waiting list.';

/** What is still to come, pinned events first, then by date. */
export const events = new Hono<Env>().get('/events', (c) => c.html(eventsPage(c.get('view'))));

function eventsPage(view: View): Html {
  const { site, query, texts, path } = view;
  const [format, location, interest] = ['format', 'location', 'interest'].map((name) => query.get(name));
  const all = listedEvents(site);
  const found = all.filter(
    (event) => isChosen(format, event.eventFormat) && isChosen(location, event.region) && isChosen(interest, event.interest),
  );
  const shown = paged(found, query.get('page'), pageSize);
  const choices = (read: (event: Event) => string) => [...new Set(all.map(read))].sort().map((value) => [value, value] as const);
  return page(view, {
    template: 'events',
    title,
    description: intro,
    canonical: path,
    structured: shown.items.filter((event) => daysOf(event).first).map((event) => eventData(site, event)),
    main: html`${pageHead(title, intro)}
<div class="wrap">
<form class="filters" action="/events" method="get">
${select('format', 'Format', choices(({ eventFormat }) => eventFormat), format ?? null, texts.insights.all)}
${select('location', 'Region', choices(({ region }) => region), location ?? null, texts.insights.all)}
${select('interest', 'Subject', choices((event) => event.interest), interest ?? null, texts.insights.all)}
<div class="actions"><button>${texts.insights.show}</button></div></form>
${found.length ? html`<ol class="rows">${shown.items.map(eventRow)}</ol>` : html`<p class="empty">No events available. <a href="/events">Show all events</a></p>`}
${paging(view, shown)}
</div>`,
  });
}

/** Events that are listed today: those to come, pinned ones first, then those that are over and stay for their recordings, latest first. */
export function listedEvents({ content }: Site): Event[] {
  const now = today(content);
  const listed = content.events.filter((event) => daysOf(event).shownUntil >= now);
  const startOf = (event: Event) => daysOf(event).first ? event.startTime : never;
  const isToCome = (event: Event) => (daysOf(event).last ?? daysOf(event).first ?? never) >= now;
  return [
    ...listed.filter(isToCome).sort((a, b) => Number(b.pinnedItem) - Number(a.pinnedItem) || startOf(a).localeCompare(startOf(b))),
    ...listed.filter((event) => !isToCome(event)).sort((a, b) => b.startTime.localeCompare(a.startTime)),
  ];
}

// Letter case does not matter: editors type such addresses by hand.
function isChosen(asked: string | null | undefined, value: string): boolean {
  return !asked || asked.toLowerCase() === value.toLowerCase();
}

function eventRow(event: Event): Html {
  return html`<li id="${event.id}"><article class="row dated">
${dateOf(event)}
<div class="words"><p class="eyebrow"><span>${event.eventFormat}</span> <span class="of">${event.interest}</span>${event.pinnedItem && html` <span class="of">Highlight</span>`}</p>
<h2>${event.title}</h2><p class="text">${event.description}</p>
<p class="meta"><span>${event.eventLocation}</span>${hoursOf(event)}</p></div></article></li>`;
}

function dateOf(event: Event): Html | false {
  if (!daysOf(event).first) return false;
  const { day, month } = dayAndMonth(event.startTime, 'en');
  return html`<time class="date" datetime="${event.startTime}"><span class="day">${day}</span><span class="month">${month}</span></time>`;
}

function hoursOf(event: Event): Html {
  if (!daysOf(event).first) return html`<span>Date to be announced</span>`;
  if (event.isWholeDay) return html`<span>All day</span>`;
  return html`<span>${clockTime(event.startTime, 'en')} to ${clockTime(event.endTime, 'en')}</span>`;
}

function eventData({ addresses }: Site, event: Event): object {
  const isVirtual = event.eventFormat === 'Virtual';
  const url = `${addresses.site}/events#${event.id}`;
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.startTime,
    endDate: event.endTime,
    url,
    eventAttendanceMode: `https://schema.org/${isVirtual ? 'Online' : event.eventFormat === 'Hybrid' ? 'Mixed' : 'Offline'}EventAttendanceMode`,
    location: isVirtual ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', name: event.eventLocation, address: event.eventLocation },
  };
}
