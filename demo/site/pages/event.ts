import { Hono } from 'hono';
import { mapAddress } from '../../../src/features/events/map-address.ts';
import { truncate } from '../../../src/contract/truncate.ts';
import type { EventFound } from '../../services/index.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { amounts, eventActions, eventTimes } from '../parts/event-card.ts';
import { officesMap, openOffices } from '../parts/offices.ts';
import { joinNames } from '../parts/people.ts';
import { breadcrumbs, pageHead } from '../parts/sections.ts';
import type { Env, Site, View } from '../site.ts';
import { eventData, trail } from '../structured.ts';

const list = ['/events', 'Events'] as const;

/** A page for each event, which lists open as a dialog. The page of a past event stays. */
export const eventPages = new Hono<Env>().get('/events/:id', async (c, next) => {
  const view = c.get('view');
  const event = await view.site.services.findEvent(c.req.param('id'));
  return event ? c.html(eventPage(view, event)) : next();
});

function eventPage(view: View, event: EventFound): Html {
  const { site } = view;
  const { title, description, image, url } = event;
  return page(view, {
    template: 'event',
    title,
    description: truncate(description, 200),
    image: { path: image.src, alt: '' },
    canonical: url,
    structured: [eventData(site, event) ?? [], trail(site, [[...list], [url, title]])].flat(),
    main: html`${pageHead(title, undefined, breadcrumbs(view, [[...list]]))}
      <div class="wrap">
        <div class="event-sheet">
          <div class="event-text">
            ${when(event)}
            <p>${description}</p>
            ${eventActions(event, eventTimes(event)?.isOver === false)}
          </div>
          <img
            class="event-picture"
            src="${image.src}"
            alt=""
            width="${image.width}"
            height="${image.height}"
            decoding="async"
          />
          ${facts(event)}
        </div>
        ${map(site, event)}
        <p class="event-more"><a class="more" href="/events">See all events</a></p>
      </div>`,
  });
}

function when(event: EventFound): Html {
  const times = eventTimes(event);
  if (!times) return html`<p class="meta">Date to be announced</p>`;
  return html`<p class="meta">
    <time datetime="${event.startTime}">${times.days}</time> <span>${times.hours}</span>${
      times.utc && html` <span>(${times.utc})</span>`
    }${times.isOver && html` <span>Ended</span>`}
  </p>`;
}

function facts({ eventLocation, eventFormat, interest, region, performers = [], offers = [] }: EventFound): Html {
  const onMap = mapAddress(eventLocation, eventFormat);
  const prices = amounts(offers);
  const rows: [name: string, value: Html | string][] = [
    ['Where', onMap ? html`${eventLocation} · <a href="${onMap}">Show on a map</a>` : eventLocation],
    ['Region', region],
    ['Format', eventFormat],
    ['Subject', interest],
    [
      'With',
      joinNames(
        performers.map(({ name }) => name),
        'en',
      ),
    ],
    ['Price', offers.every(({ price }) => price === 0) && prices.length ? 'Free' : prices.join(' · ')],
  ];
  return html`<dl class="event-facts">
    ${rows.map(
      ([name, value]) =>
        value !== '' &&
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The map, if the venue is an office of the firm. */
function map(site: Site, { eventLocation }: EventFound): Html | false {
  const house = openOffices(site).find(({ address }) => eventLocation.includes(address.split(',')[0]!));
  return (
    house !== undefined &&
    html`<div class="section">${officesMap([house], house.city.toLowerCase().replaceAll(' ', '-'))}</div>`
  );
}
