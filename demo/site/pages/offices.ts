import { Hono } from 'hono';
import type { Office } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { groups, officeDetails, officesMap, openOffices } from '../parts/offices.ts';
import { breadcrumbs, pageHead } from '../parts/sections.ts';
import type { Env, View } from '../site.ts';

const title = 'Offices';

/** All offices by city, with a search field and a map; and by region and country. */
export const offices = new Hono<Env>()
  .get('/offices', (c) => c.html(officesPage(c.get('view'))))
  .get('/offices/countries', (c) => c.html(countriesPage(c.get('view'))))
  .get('/offices/map', (c) => c.redirect(`/offices${new URL(c.req.url).search}`, 301));

function introOf(offices: readonly Office[]): string {
  return `${offices.length} offices in ${new Set(offices.map(({ country }) => country)).size} countries. The first one still has its bookbinder.`;
}

function countriesPage(view: View): Html {
  const offices = openOffices(view.site);
  const name = 'Offices by country';
  const intro = introOf(offices);
  return page(view, {
    template: 'offices',
    title: name,
    description: intro,
    about: {},
    main: html`${pageHead(name, intro, breadcrumbs(view, [['/offices', title]]))}
      <div class="wrap">
        <div data-module="locations">
          <div class="inlay-locations">
            ${groups(offices, ({ region }) => region).map(([region, inRegion]) => continent(region, inRegion))}
          </div>
        </div>
      </div>`,
  });
}

/** A city opens by `?city=` or by the anchor of one of its offices, without a script too. */
function officesPage(view: View): Html {
  const offices = openOffices(view.site);
  const intro = introOf(offices);
  return page(view, {
    template: 'offices',
    title,
    description: intro,
    canonical: view.path,
    about: {},
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <p><a class="more" href="/offices/countries">See them by country</a></p>
        ${officesMap(offices, view.query.get('city'))}
      </div>
      <div class="section wrap">${talkToUs}</div>`,
  });
}

const talkToUs = html`<div data-module="contact-form" data-trigger="talkToUs">
  <h2 data-field="title">Talk to us</h2>
  <p data-field="intro">Tell us what you are working on. A partner answers within two working days.</p>
  <p data-fallback><a href="mailto:contact@alder-voss.example">Write to contact@alder-voss.example</a></p>
</div>`;

function continent(name: string, continentOffices: Office[]): Html {
  const countries = groups(continentOffices, ({ country }) => country).sort(([first], [other]) =>
    first.localeCompare(other, 'en'),
  );
  return html`<section class="inlay-locations__continent">
    <h2 class="inlay-locations__continent-name">${name}</h2>
    <div class="inlay-locations__countries">
      ${countries.map(([country, inCountry]) => countryDetails(country, inCountry))}
    </div>
  </section>`;
}

/** Opens without a script too, and if a link targets something inside it. */
function countryDetails(country: string, countryOffices: Office[]): Html {
  const areas = groups(countryOffices, ({ area = '' }) => area);
  const cities = [...new Set(areas.flatMap(([, inArea]) => inArea).map(({ city }) => city))].join(', ');
  const name = country.toLowerCase().replaceAll(' ', '-');
  // The office of a city state is named after it.
  return html`<details
    class="inlay-locations__country"
    ${countryOffices.every(({ id }) => id !== name) && html` id="${name}"`}
  >
    <summary>
      <h3 class="inlay-locations__summary">${country} <span class="inlay-locations__city-names">${cities}</span></h3>
    </summary>
    <div class="inlay-disclosure__content">
      ${areas.map(
        ([area, inArea]) =>
          html`<div class="inlay-locations__region">
            ${area && html`<h4 class="inlay-locations__region-name">${area}</h4>`}
            <ul class="inlay-offices">
              ${groups(inArea, ({ city }) => city).map(([, inCity]) => cityCard(inCity))}
            </ul>
          </div>`,
      )}
    </div>
  </details>`;
}

function cityCard([first, ...otherOffices]: Office[]): Html {
  const { city, area } = first!;
  const name = area
    ? html`<h5 class="inlay-offices__name">${city}</h5>`
    : html`<h4 class="inlay-offices__name">${city}</h4>`;
  return html`<li class="inlay-offices__city">${name}${[first!, ...otherOffices].map(officeDetails)}</li>`;
}
