import { Hono } from 'hono';
import type { Event } from '../../content/load.ts';
import { clockTime, dayAndMonth } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { paged, paging } from '../parts/paging.ts';
import { pageHead } from '../parts/sections.ts';
import { select } from '../parts/select.ts';
import { today } from '../today.ts';
import type { Env, Site, View } from '../site.ts';

const pageSize = 12;
const title = 'Events';
const intro = 'Clinics, rehearsals, talks and site visits. Most are free, and some have a waiting list.';

/** What is still to come, pinned events first, then by date. */
export const events = new Hono<Env>().get('/events', (c) => c.html(eventsPage(c.get('view'))));

function eventsPage(view: View): Html {
  const { site, query, texts, path } = view;
  const [format, location, interest] = ['format', 'location', 'interest'].map((name) => query.get(name));
  const all = upcomingEvents(site);
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
    structured: shown.items.map((event) => eventData(site, event)),
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

/** Events that have not expired; the pinned ones come first. */
export function upcomingEvents({ content }: Site): Event[] {
  const now = today(content);
  return content.events
    .filter(({ endTime, expirationDate }) => endTime.slice(0, 10) >= now && expirationDate >= now)
    .sort((a, b) => Number(b.pinnedItem) - Number(a.pinnedItem) || a.startTime.localeCompare(b.startTime));
}

// Letter case does not matter: editors type such addresses by hand.
function isChosen(asked: string | null | undefined, value: string): boolean {
  return !asked || asked.toLowerCase() === value.toLowerCase();
}

function eventRow(event: Event): Html {
  const { day, month } = dayAndMonth(event.startTime, 'en');
  return html`<li id="${event.id}"><article class="row dated">
<time class="date" datetime="${event.startTime}"><span class="day">${day}</span><span class="month">${month}</span></time>
<div class="words"><p class="eyebrow"><span>${event.eventFormat}</span> <span class="of">${event.interest}</span>${event.pinnedItem && html` <span class="of">Highlight</span>`}</p>
<h2>${event.title}</h2><p class="text">${event.description}</p>
<p class="meta"><span>${event.eventLocation}</span><span>${clockTime(event.startTime, 'en')} to ${clockTime(event.endTime, 'en')}</span></p></div></article></li>`;
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
