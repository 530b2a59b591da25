import { Hono } from 'hono';
import type { Office } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { pageHead, section } from '../parts/sections.ts';
import type { Env, View } from '../site.ts';

const title = 'Offices';

/** All offices by region, each with an anchor of its own. */
export const offices = new Hono<Env>().get('/offices', (c) => c.html(officesPage(c.get('view'))));

function officesPage(view: View): Html {
  const all = view.site.content.offices.filter(({ hideFromLocations }) => !hideFromLocations);
  const regions = [...new Set(all.map(({ region }) => region))];
  const intro = `${all.length} offices in ${new Set(all.map(({ country }) => country)).size} countries. The first one still has its bookbinder.`;
  return page(view, {
    template: 'offices',
    title,
    description: intro,
    main: html`${pageHead(title, intro)}
${regions.map((region) => section(region, html`<ul class="places-list">${all.filter((office) => office.region === region).map(place)}</ul>`))}
<div class="section wrap">${talkToUs}</div>`,
  });
}

const talkToUs = html`<div data-module="contact-form" data-trigger="talkToUs"><h2 data-field="title">Talk to us</h2>
<p data-field="intro">Tell us what you are working on. A partner answers within two working days.</p>
<p><a href="mailto:contact@alder-voss.example">Write to contact@alder-voss.example</a></p></div>`;

function place({ id, city, country, address, phone, opened, description }: Office): Html {
  return html`<li id="${id}"><h3>${city}</h3>
<p class="meta"><span>${country}</span><span>since ${opened}</span></p>
<p>${description}</p>
<p class="text"><span class="address">${address}</span><br><a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></p>
<p><a href="/people?location=${encodeURIComponent(city)}">People in ${city}</a></p></li>`;
}
