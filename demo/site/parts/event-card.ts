import { daysOf } from '../../content/event-days.ts';
import type { EventFound } from '../../services/index.ts';
import { html, type Html } from '../html.ts';
import { webAddress } from '../paths.ts';

interface CardOptions {
  heading: 'h2' | 'h4';
  /** The UTC day of the heading above it: the card starts with the time. */
  day?: string;
}

/** As the widgets render it, with the attributes that they read back. */
export function eventCard(event: EventFound, { heading, day }: CardOptions): Html {
  const { id, title, image, eventFormat, interest, performers = [] } = event;
  const times = eventTimes(event);
  const { first, last } = daysOf(event);
  const [number, of] = day && first ? [daysBetween(first, day), daysBetween(first, last ?? first)] : [1, 1];
  const states = [
    of > 1 ? `Day ${number} of ${of}` : '',
    times?.isOver ? 'Ended' : event.pinnedItem ? 'Highlight' : '',
  ].filter(Boolean);
  const isThatDay = day !== undefined && times?.days === longDay(new Date(day), 'UTC');
  const when = times && (!day ? times.days : isThatDay ? times.hours : `${times.days}, ${times.hours}`);
  const isFirst = number === 1;
  const link = html`<a class="inlay-card__link" data-kind="link" href="${event.url}" data-field="title">${title}</a>`;
  return html`<article class="inlay-card inlay-events__card" data-layout="stacked">
    ${!day && html`<span class="inlay-picture inlay-card__picture"><img class="inlay-picture__image" data-field="image" src="${image.src}" alt="${image.alt}" width="${image.width}" height="${image.height}" loading="lazy" decoding="async" /></span>`}
    <div class="inlay-card__text">
      <div class="inlay-card__eyebrow">
        <div class="inlay-events__dates">
          ${times && !day && html`<span class="inlay-events__block" aria-hidden="true"><span class="inlay-events__day">${times.firstDay[0]}</span> ${times.firstDay[1]}</span>`}
          <div class="inlay-events__times">
            <span class="inlay-events__when"
              >${when ? html`<time datetime="${event.startTime}" data-field="startTime">${when}</time>` : 'Date to be announced'}${states.map((state) => html`<span class="inlay-events__state">${state}</span>`)}</span
            >
            ${times && !day && html`<p class="inlay-events__line" data-fallback>${times.hours}</p>`}${times?.utc && html`<p class="inlay-events__line" data-fallback>${times.utc}</p>`}
          </div>
        </div>
      </div>
      ${heading === 'h2' ? html`<h2 class="inlay-card__title">${link}</h2>` : html`<h4 class="inlay-card__title">${link}</h4>`}
      ${isFirst && html`<div class="inlay-card__description"><p class="inlay-events__text" data-field="description">${event.description}</p></div>`}
      <div class="inlay-card__meta">
        <p class="inlay-events__line">
          <span data-field="eventLocation">${event.eventLocation}</span> ·
          <span data-field="eventFormat">${eventFormat}</span>${prices(event)}
        </p>
      </div>
      ${isFirst && eventActions(event, times !== undefined && !times.isOver)}
      <span hidden
        ><data data-field="id" value="${id}"></data
        >${day && html`<data data-field="day" value="${day}"></data>`}${times && html`<data data-field="endTime" value="${event.endTime}"></data>`}<data
          data-field="expirationDate"
          value="${event.expirationDate}"
        ></data
        ><data data-field="url" value="${event.url}"></data
        ><data data-field="isOver" value="${String(event.isOver)}"></data
        ><data data-field="region" value="${event.region}"></data
        ><data data-field="interest" value="${interest}"></data
        >${performers.map(({ name }) => html`<data data-item="performers" value="${name}"></data>`)}${event.timeZone && html`<data data-field="timeZone" value="${event.timeZone}"></data>`}${event.isWholeDay && html`<data data-field="isWholeDay" value="true"></data>`}${event.pinnedItem && html`<data data-field="pinnedItem" value="true"></data>`}${event.calendarUrl && html`<data data-field="calendarUrl" value="${event.calendarUrl}"></data>`}</span
      >
    </div>
  </article>`;
}

/** Both included. */
function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
}

function longDay(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(date);
}

export function eventActions({ callToActions, calendarUrl }: EventFound, isToCome: boolean): Html {
  const links = callToActions.map(({ text, url }) => ({ text, url, attributes: html` data-item="callToActions"` }));
  const calendar =
    isToCome && calendarUrl ? [{ text: 'Add to calendar', url: calendarUrl, attributes: html` download` }] : [];
  const actions = [...links, ...calendar];
  if (actions.length === 0) return html``;
  return html`<div class="inlay-card__actions">
    ${actions.map(({ text, url, attributes }) => html`<a class="inlay-button" data-variant="link" href="${safePath(url)}" ${attributes}><span class="inlay-button__label">${text}</span></a>`)}
  </div>`;
}

/** The lowest price, with all prices for the widget. */
function prices({ offers = [] }: EventFound): Html {
  const [lowest, ...others] = amounts(offers);
  if (!lowest) return html``;
  const text = others.length ? `From ${lowest}` : offers[0]!.price ? lowest : 'Free';
  return html` ·
  ${text}${offers.map(({ price, currency }) => html`<data data-item="offers" data-price="${price}" data-currency="${currency}"></data>`)}`;
}

/** All prices without duplicates, lowest first. */
export function amounts(offers: NonNullable<EventFound['offers']>): string[] {
  const texts = offers
    .toSorted((a, b) => a.price - b.price)
    .map(({ price, currency }) =>
      new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency,
        maximumFractionDigits: price % 1 ? 2 : 0,
      }).format(price),
    );
  return [...new Set(texts)];
}

function safePath(url: string): string {
  return /^\/(?!\/)/.test(url) ? url : (webAddress(url) ?? '#');
}

/** In the event's zone, or else in UTC: a server does not know the visitor's zone. */
export function eventTimes(event: EventFound):
  | {
      days: string;
      /** The day and the month in which it starts. */
      firstDay: [day: string, month: string];
      hours: string;
      utc: string | undefined;
      isOver: boolean;
    }
  | undefined {
  if (!daysOf(event).first) return undefined;
  const [start, end] = [new Date(event.startTime), new Date(event.endTime)];
  const timeZone = (!event.isWholeDay && event.timeZone) || 'UTC';
  const last = end < start ? start : end;
  const hours = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const range = (zone: string) =>
    `${hours(zone).format(start)} – ${new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone, timeZoneName: 'shortOffset' }).format(last)}`;
  return {
    days: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).formatRange(start, last),
    firstDay: [
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone }).format(start),
      new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone }).format(start),
    ],
    hours: event.isWholeDay ? 'All day' : range(timeZone),
    utc: timeZone !== 'UTC' && hours(timeZone).format(start) !== hours('UTC').format(start) ? range('UTC') : undefined,
    isOver: event.isOver,
  };
}
