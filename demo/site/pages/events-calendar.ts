import { Hono } from 'hono';
import { daysOf } from '../../content/event-days.ts';
import { today } from '../../content/today.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import type { EventFound } from '../../services/index.ts';
import { eventCard } from '../parts/event-card.ts';
import { feedInHead, feedLinks } from '../parts/feeds.ts';
import { pageHead } from '../parts/sections.ts';
import { showMore } from '../parts/list.ts';
import { withQuery } from '../paths.ts';
import type { Env, Site, View } from '../site.ts';
import { askEvents } from './events.ts';

const pageSize = 8;
const maxPages = 100;
const cellTitles = 3;
const weekTitles = 8;
const viewNames = { month: 'Month', week: 'Week', day: 'Day', list: 'List' };
const title = 'Events by month';
const intro = 'A month at a glance. Each event comes as a file for your own calendar.';

const views = ['month', 'week', 'day', 'list'] as const;

/** The visible period, both days included. */
interface Period {
  view: (typeof views)[number];
  first: string;
  last: string;
}

/** An event on one of its days. */
interface Entry {
  day: string;
  event: EventFound;
}

/** The period from the service, with links to the previous and the next, inside the placeholder that enhances it. */
export const eventsCalendar = new Hono<Env>().get('/events/calendar', async (c) => {
  const view = c.get('view');
  const now = today(view.site.content);
  const period = readPeriod(view.query, now);
  const number = Math.min(maxPages, Math.max(1, Number.parseInt(view.query.get('page') ?? '1', 10) || 1));
  const visibleCount = isOfMonth(period) ? number * pageSize : Infinity;
  return c.html(calendarPage(view, { period, now, visibleCount }, await eventsOf(view.site, period)));
});

function readPeriod(query: URLSearchParams, now: string): Period {
  const month = query.get('month') ?? '';
  const day = query.get('day') ?? '';
  const view = views.find((candidate) => candidate === query.get('view')) ?? 'month';
  const isMonth = (text: string) => /^(19[7-9]|20\d|21\d)\d-(0[1-9]|1[0-2])$/.test(text);
  const isDay = isMonth(day.slice(0, 7)) && new Date(day).toJSON()?.slice(0, 10) === day;
  if (view === 'week' || view === 'day') return periodOf(view, isDay ? day : now);
  return periodOf(view, `${isMonth(month) ? month : now.slice(0, 7)}-01`);
}

/** Weeks begin on Monday, as in Britain, whose date format the page uses. */
function periodOf(view: Period['view'], day: string): Period {
  if (view === 'day') return { view, first: day, last: day };
  if (view === 'week') {
    const first = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    return { view, first, last: addDays(first, 6) };
  }
  const month = day.slice(0, 7);
  return { view, first: `${month}-01`, last: lastDayOf(month) };
}

function isOfMonth({ view }: Pick<Period, 'view'>): boolean {
  return view === 'month' || view === 'list';
}

async function eventsOf(site: Site, { first, last }: Period): Promise<EventFound[]> {
  const events: EventFound[] = [];
  let afterId = '';
  do {
    const answer = await askEvents(site, {
      limit: 100,
      afterId,
      startDate: `${first}T00:00:00Z`,
      endDate: `${last}T23:59:59Z`,
    });
    events.push(...(answer?.events ?? []));
    afterId = answer?.nextCursor ?? '';
  } while (afterId);
  return events;
}

function calendarPage(
  view: View,
  { period, now, visibleCount: count }: { period: Period; now: string; visibleCount: number },
  events: EventFound[],
): Html {
  const { path, query } = view;
  const entries = entriesOf(events, period);
  const days = byDay(entries);
  const name = nameOf(period);
  const month = period.first.slice(0, 7);
  const address = ({ view: to, first }: Period) =>
    withQuery(path, query, {
      view: to === 'month' ? undefined : to,
      month: isOfMonth({ view: to }) && !now.startsWith(first.slice(0, 7)) ? first.slice(0, 7) : undefined,
      day: isOfMonth({ view: to }) || first === now ? undefined : first,
      page: undefined,
    });
  const isNow = period.first <= now && now <= period.last;
  const [before, after] = [-1, 1].map((count) => stepFrom(period, count)) as [Period, Period];
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
          data-today="${now}"
          ${isOfMonth(period) && html` data-month="${month}" data-count="${events.length}" data-total="${entries.length}"`}
        >
          <div class="inlay-events-calendar">
            <div class="inlay-events-calendar__bar">
              <h2 class="inlay-events-calendar__month">${name}</h2>
              <nav class="inlay-events-calendar__views" aria-label="View">
                ${views.map(
                  (other) =>
                    html`<a
                      class="inlay-button"
                      data-variant="quiet"
                      href="${address(periodOf(other, isNow ? now : period.first))}"
                      ${other === period.view && html` aria-current="true"`}
                      ><span class="inlay-button__label">${viewNames[other]}</span></a
                    >`,
                )}
              </nav>
              <nav class="inlay-events-calendar__steps" aria-label="Dates">
                ${step(`Previous ${unitOf(period)}, ${nameOf(before)}`, address(before), 'prev', 'M20 12H4m6-6-6 6 6 6')}
                <a class="inlay-button" data-variant="secondary" href="${address(periodOf(period.view, now))}"
                  ><span class="inlay-button__label">Today</span></a
                >
                ${step(`Next ${unitOf(period)}, ${nameOf(after)}`, address(after), 'next', 'M4 12h16m-6-6 6 6-6 6')}
              </nav>
            </div>
            <p class="inlay-list-view__line">${events.length === 1 ? '1 event' : `${events.length} events`}</p>
            ${(period.view === 'month' || period.view === 'week') && grid(period, { days, now, dayAddress })}
            ${events.length === 0 && html`<div class="inlay-list-view__empty"><p class="inlay-list-view__text">${emptyTextOf(period)}</p></div>`}
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
              showMore({
                progress: `Showing ${count} of ${entries.length}`,
                href: `${withQuery(path, query, { page: count / pageSize + 1 })}#${entries[count]!.day}`,
              })
            }
            ${feedLinks(view, 'events', { file: { from: period.first, to: period.last } })}
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

function grid(
  period: Period,
  { days, now, dayAddress }: { days: [string, Entry[]][]; now: string; dayAddress: (day: string) => string },
): Html {
  const { first: monday } = periodOf('week', period.first);
  const weeks: string[][] = [];
  for (let first = monday; first <= period.last; first = addDays(first, 7))
    weeks.push(Array.from({ length: 7 }, (_day, day) => addDays(first, day)));
  const isWeek = period.view === 'week';
  const titles = isWeek ? weekTitles : cellTitles;
  const isEmpty = (week: string[]) => !isWeek && days.length > 0 && !days.some(([day]) => week.includes(day));
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  return html`<table class="inlay-events-calendar__grid" data-view="${period.view}">
    <caption class="inlay-events-calendar__caption">
      <span class="unseen">${isWeek ? 'Events of the week' : 'Events in'} ${nameOf(period)}</span>
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
            ${week.map((day) => {
              if (day < period.first || day > period.last) return html`<td class="inlay-events-calendar__cell"></td>`;
              const onDay = days.find(([candidate]) => candidate === day)?.[1] ?? [];
              const current = day === now && html` aria-current="date"`;
              const time = html`<time
                class="inlay-events-calendar__number"
                datetime="${day}"
                ${onDay.length > 0 && html` data-field="date"`}
                >${Number(day.slice(8))}</time
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
                  ${onDay.slice(0, titles).map(({ event }) => html`<li class="inlay-events-calendar__title" data-field="titles">${event.title}</li>`)}
                </ul>
                ${onDay.length > titles && html`<span class="inlay-events-calendar__more" aria-hidden="true">+${onDay.length - titles} more</span>`}
              </td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Every day of the period with the event, in order. */
function entriesOf(events: EventFound[], period: Period): Entry[] {
  const entries = events.flatMap((event) => {
    const { first, last } = daysOf(event);
    if (!first) return [];
    const days: string[] = [];
    const [from, to] = [
      first > period.first ? first : period.first,
      (last ?? first) < period.last ? (last ?? first) : period.last,
    ];
    for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
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

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The previous or next period. */
function stepFrom({ view, first }: Period, count: number): Period {
  if (view === 'day') return periodOf(view, addDays(first, count));
  if (view === 'week') return periodOf(view, addDays(first, 7 * count));
  return periodOf(view, `${addMonths(first.slice(0, 7), count)}-01`);
}

function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

function lastDayOf(month: string): string {
  return new Date(Date.parse(`${addMonths(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);
}

function nameOf({ view, first, last }: Period): string {
  const [from, to] = [new Date(first), new Date(last)];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  if (view === 'week') return format({ dateStyle: 'long' }).formatRange(from, to);
  return format(view === 'day' ? { dateStyle: 'full' } : { month: 'long', year: 'numeric' }).format(from);
}

function unitOf(period: Period): string {
  return isOfMonth(period) ? 'month' : period.view;
}

function emptyTextOf(period: Period): string {
  if (isOfMonth(period)) return `No events in ${nameOf(period)}`;
  return period.view === 'week' ? 'No events this week' : 'No events on this day';
}

function dayName(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
