import { Hono } from 'hono';
import { daysOf } from '../../content/event-days.ts';
import { today } from '../../content/today.ts';
import type { EventFound } from '../../services/index.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { eventCard } from '../parts/event-card.ts';
import { feedInHead, feedLinks } from '../parts/feeds.ts';
import { pageHead } from '../parts/sections.ts';
import { withQuery } from '../paths.ts';
import type { Env, Site, View } from '../site.ts';
import { askEvents } from './events.ts';

const pageSize = 8;
const mostPages = 100;
const cellTitles = 3;
const title = 'Events by month';
const intro = 'A month at a glance. Each event comes as a file for your own calendar.';

/** An event on one of its days. */
interface Entry {
  day: string;
  event: EventFound;
}

/** The month as the service has it, with links from month to month, inside the placeholder that makes it faster. */
export const eventsCalendar = new Hono<Env>().get('/events/calendar', async (c) => {
  const view = c.get('view');
  const now = today(view.site.content);
  const requestedMonth = view.query.get('month') ?? '';
  const month = /^(19[7-9]|20\d|21\d)\d-(0[1-9]|1[0-2])$/.test(requestedMonth) ? requestedMonth : now.slice(0, 7);
  const number = Math.min(mostPages, Math.max(1, Number.parseInt(view.query.get('page') ?? '1', 10) || 1));
  return c.html(calendarPage(view, { month, now, visibleCount: number * pageSize }, await eventsOf(view.site, month)));
});

async function eventsOf(site: Site, month: string): Promise<EventFound[]> {
  const events: EventFound[] = [];
  let afterId = '';
  do {
    const answer = await askEvents(site, {
      limit: 100,
      afterId,
      startDate: `${month}-01T00:00:00Z`,
      endDate: `${lastDayOf(month)}T23:59:59Z`,
    });
    events.push(...(answer?.events ?? []));
    afterId = answer?.nextCursor ?? '';
  } while (afterId);
  return events;
}

function calendarPage(
  view: View,
  { month, now, visibleCount: count }: { month: string; now: string; visibleCount: number },
  events: EventFound[],
): Html {
  const { path, query } = view;
  const entries = entriesOf(events, month);
  const days = byDay(entries);
  const address = (to: string) =>
    withQuery(path, query, { month: to === now.slice(0, 7) ? undefined : to, page: undefined });
  const pageOf = (day: string) => Math.ceil(entries.filter((entry) => entry.day <= day).length / pageSize);
  const dayAddress = (day: string) =>
    `${withQuery(path, query, { page: pageOf(day) * pageSize <= count ? (query.get('page') ?? undefined) : pageOf(day) })}#${day}`;
  return page(view, {
    template: 'events',
    title,
    description: intro,
    canonical: path,
    head: feedInHead(view, 'events', 'Events'),
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <p><a class="more" href="/events">See all events as a list</a></p>
        <div
          data-module="events-calendar"
          data-month="${month}"
          data-today="${now}"
          data-count="${events.length}"
          data-total="${entries.length}"
        >
          <div class="inlay-events-calendar">
            <div class="inlay-events-calendar__bar">
              <h2 class="inlay-events-calendar__month">${nameOf(month)}</h2>
              <nav class="inlay-events-calendar__steps" aria-label="Months">
                ${step(`Previous month, ${nameOf(addMonths(month, -1))}`, address(addMonths(month, -1)), 'prev', 'M20 12H4m6-6-6 6 6 6')}
                <a class="inlay-button" data-variant="secondary" href="${address(now.slice(0, 7))}"
                  ><span class="inlay-button__label">Today</span></a
                >
                ${step(`Next month, ${nameOf(addMonths(month, 1))}`, address(addMonths(month, 1)), 'next', 'M4 12h16m-6-6 6 6-6 6')}
              </nav>
            </div>
            <p class="inlay-list-view__line">${events.length === 1 ? '1 event' : `${events.length} events`}</p>
            ${grid(month, { days, now, dayAddress })}
            ${events.length === 0 && html`<div class="inlay-list-view__empty"><p class="inlay-list-view__text">No events in ${nameOf(month)}</p></div>`}
            <div class="inlay-events-calendar__agenda">
              ${byDay(entries.slice(0, count)).map(
                ([day, onDay]) =>
                  html`<div class="inlay-events-calendar__day" ${day === now && html` data-today="true"`}>
                    <h3 class="inlay-events-calendar__date" id="${day}" tabindex="-1">
                      <time datetime="${day}">${dayName(day)}</time>
                    </h3>
                    <ul class="inlay-events-calendar__entries" role="list">
                      ${onDay.map(({ event }) => html`<li class="inlay-events-calendar__entry" data-item="events">${eventCard(event, { heading: 'h4', day })}</li>`)}
                    </ul>
                  </div>`,
              )}
            </div>
            ${
              entries.length > count &&
              html`<div class="inlay-list-view__more">
                <p class="inlay-list-view__progress">Showing ${count} of ${entries.length}</p>
                <a
                  class="inlay-button"
                  data-variant="secondary"
                  rel="next"
                  href="${withQuery(path, query, { page: count / pageSize + 1 })}#${entries[count]!.day}"
                  ><span class="inlay-button__label">Show more</span></a
                >
              </div>`
            }
            ${feedLinks(view, 'events', { file: { from: `${month}-01`, to: lastDayOf(month) } })}
          </div>
        </div>
      </div>`,
  });
}

function step(label: string, address: string, rel: 'prev' | 'next', outline: string): Html {
  return html`<a
    class="inlay-button"
    data-variant="quiet"
    data-icon-only="true"
    rel="${rel}"
    href="${address}"
    aria-label="${label}"
    ><span class="inlay-button__label"
      ><svg class="inlay-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-directional="true">
        <path d="${outline}"></path></svg></span
  ></a>`;
}

/** Weeks begin on Monday, as in Britain, whose dates the page writes. */
function grid(
  month: string,
  { days, now, dayAddress }: { days: [string, Entry[]][]; now: string; dayAddress: (day: string) => string },
): Html {
  const length = Number(lastDayOf(month).slice(8));
  const before = (new Date(`${month}-01`).getUTCDay() + 6) % 7;
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => week * 7 + day - before + 1),
  );
  const dayOf = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
  const isEmpty = (week: number[]) => days.length > 0 && !days.some(([day]) => week.map(dayOf).includes(day));
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  return html`<table class="inlay-events-calendar__grid">
    <caption class="inlay-events-calendar__caption">
      <span class="unseen">Events in ${nameOf(month)}</span>
    </caption>
    <thead class="inlay-events-calendar__head">
      <tr class="inlay-events-calendar__row">
        ${weekdays.map((name) => html`<th class="inlay-events-calendar__weekday" scope="col" abbr="${name}">${name.slice(0, 3)}</th>`)}
      </tr>
    </thead>
    <tbody class="inlay-events-calendar__body">
      ${weeks.map(
        (week) =>
          html`<tr class="inlay-events-calendar__row" ${isEmpty(week) && html` data-empty="true"`}>
            ${week.map((number) => {
              if (number < 1 || number > length) return html`<td class="inlay-events-calendar__cell"></td>`;
              const day = dayOf(number);
              const onDay = days.find(([candidate]) => candidate === day)?.[1] ?? [];
              const current = day === now && html` aria-current="date"`;
              const time = html`<time
                class="inlay-events-calendar__number"
                datetime="${day}"
                ${onDay.length > 0 && html` data-field="date"`}
                >${number}</time
              >`;
              if (onDay.length === 0) return html`<td class="inlay-events-calendar__cell" ${current}>${time}</td>`;
              const count = onDay.length === 1 ? '1 event' : `${onDay.length} events`;
              return html`<td class="inlay-events-calendar__cell" data-events="true" data-item="days" ${current}>
                <a
                  class="inlay-events-calendar__link"
                  data-kind="day"
                  href="${dayAddress(day)}"
                  aria-label="${dayName(day)}, ${count}"
                  >${time}</a
                >
                <span class="inlay-events-calendar__count" aria-hidden="true">${count}</span
                ><data data-field="count" value="${onDay.length}" hidden></data>
                <ul class="inlay-events-calendar__titles" role="list">
                  ${onDay.slice(0, cellTitles).map(({ event }) => html`<li class="inlay-events-calendar__title" data-field="titles">${event.title}</li>`)}
                </ul>
                ${onDay.length > cellTitles && html`<span class="inlay-events-calendar__more" aria-hidden="true">+${onDay.length - cellTitles} more</span>`}
              </td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Every day of the month that an event touches, in order. */
function entriesOf(events: EventFound[], month: string): Entry[] {
  const entries = events.flatMap((event) => {
    const { first, last } = daysOf(event);
    if (!first) return [];
    const days: string[] = [];
    for (let day = first; day <= (last ?? first); day = dayAfter(day)) if (day.startsWith(month)) days.push(day);
    return days.map((day) => ({ day, event }));
  });
  return entries.sort(
    (a, b) => order(a.day, b.day) || order(a.event.startTime, b.event.startTime) || order(a.event.title, b.event.title),
  );
}

function byDay(entries: Entry[]): [string, Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days];
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

function lastDayOf(month: string): string {
  return new Date(Date.parse(`${addMonths(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);
}

function nameOf(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}

function dayName(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
