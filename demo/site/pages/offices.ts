import { Hono } from 'hono';
import type { Office } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { pageHead } from '../parts/sections.ts';
import { withQuery } from '../paths.ts';
import type { Env, View } from '../site.ts';

const title = 'Offices';

/** All offices by part of the world and country, each with an anchor of its own. */
export const offices = new Hono<Env>().get('/offices', (c) => c.html(officesPage(c.get('view'))));

function officesPage(view: View): Html {
  const all = view.site.content.offices.filter(({ hideFromLocations }) => !hideFromLocations);
  const intro = `${all.length} offices in ${new Set(all.map(({ country }) => country)).size} countries. The first one still has its bookbinder.`;
  return page(view, {
    template: 'offices',
    title,
    description: intro,
    main: html`${pageHead(title, intro)}
<div class="wrap">
<div data-module="locations"><div class="inlay-locations">${groups(all, ({ region }) => region).map(([region, inRegion]) => continent(region, inRegion))}</div></div>
</div>
<div class="section wrap">${talkToUs}</div>`,
  });
}

const talkToUs = html`<div data-module="contact-form" data-trigger="talkToUs"><h2 data-field="title">Talk to us</h2>
<p data-field="intro">Tell us what you are working on. A partner answers within two working days.</p>
<p><a href="mailto:contact@alder-voss.example">Write to contact@alder-voss.example</a></p></div>`;

function continent(name: string, all: Office[]): Html {
  const countries = groups(all, ({ country }) => country).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return html`<section class="inlay-locations__continent"><h2 class="inlay-locations__continent-name">${name}</h2>
<div class="inlay-locations__countries">${countries.map(([country, inCountry]) => countryDetails(country, inCountry))}</div></section>`;
}

/** Opens without a script too, and where a link leads to something in it. */
function countryDetails(country: string, all: Office[]): Html {
  const areas = groups(all, ({ area = '' }) => area);
  const cities = [...new Set(areas.flatMap(([, inArea]) => inArea).map(({ city }) => city))].join(', ');
  const name = country.toLowerCase().replaceAll(' ', '-');
  // The office of a country that is a city goes by its name.
  return html`<details class="inlay-locations__country"${all.every(({ id }) => id !== name) && html` id="${name}"`}>
<summary><h3 class="inlay-locations__summary">${country} <span class="inlay-locations__city-names">${cities}</span></h3></summary>
<div class="inlay-disclosure__content">${areas.map(([area, inArea]) => html`<div class="inlay-locations__region">${area && html`<h4 class="inlay-locations__region-name">${area}</h4>`}
<ul class="inlay-offices">${groups(inArea, ({ city }) => city).map(([, inCity]) => cityCard(inCity))}</ul></div>`)}</div></details>`;
}

function cityCard([first, ...others]: Office[]): Html {
  const { city, area } = first!;
  const name = area ? html`<h5 class="inlay-offices__name">${city}</h5>` : html`<h4 class="inlay-offices__name">${city}</h4>`;
  return html`<li class="inlay-offices__city">${name}${[first!, ...others].map(officeDetails)}</li>`;
}

function officeDetails({ id, city, name, country, region, area, address, phone, fax, latitude, longitude, links = [], opened, description }: Office): Html {
  const more = [...links, { text: `People in ${city}`, url: withQuery('/people', new URLSearchParams(), { location: city }) }];
  return html`<div class="inlay-offices__office" id="${id}" data-item="offices" data-name="${city}" data-country="${country}" data-continent="${region}"${area && html` data-region="${area}"`}${latitude !== undefined && html` data-map-latitude="${latitude}" data-map-longitude="${longitude}" data-map-zoom="15" data-is-zoom-required`}>
${name && html`<p class="inlay-offices__title" data-field="displayName">${name}</p>`}
<p class="inlay-offices__description" data-field="description">${description} Open since ${opened}.</p>
<address class="inlay-offices__address" data-field="officeAddress">${address.split(/, (?![A-Z]{2} \d)/).map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</address>
<dl class="inlay-offices__numbers"><dt class="inlay-offices__label">Phone</dt><dd class="inlay-offices__number"><a class="inlay-offices__link" data-kind="link" data-field="officePhoneNumber" href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></dd>
${fax && html`<dt class="inlay-offices__label">Fax</dt><dd class="inlay-offices__number" data-field="officeFaxNumber">${fax}</dd>`}</dl>
<ul class="inlay-offices__links">${latitude !== undefined && html`<li class="inlay-offices__entry"><a class="inlay-offices__link" data-kind="link" data-field="mapModuleLink" href="https://www.openstreetmap.org/?mlat=${latitude}&amp;mlon=${longitude}#map=15/${latitude}/${longitude}">Directions</a></li>`}${more.map(({ text, url }) => html`<li class="inlay-offices__entry"><a class="inlay-offices__link" data-kind="link" data-item="officeLinks" href="${url}">${text}</a></li>`)}</ul></div>`;
}

function groups(all: Office[], nameOf: (office: Office) => string): [name: string, offices: Office[]][] {
  return [...new Set(all.map(nameOf))].map((name) => [name, all.filter((office) => nameOf(office) === name)]);
}
