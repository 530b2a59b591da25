import type { Office } from '../../content/load.ts';
import { zoneOf } from '../../content/time-zones.ts';
import { html, type Html } from '../html.ts';
import { withQuery } from '../paths.ts';
import type { Site } from '../site.ts';

export function openOffices({ content }: Site): Office[] {
  return content.offices.filter(({ hideFromLocations }) => !hideFromLocations);
}

/** The contact details of an office, with the classes of the widgets that show it. */
export function officeDetails({
  id,
  city,
  name,
  country,
  countryCode,
  region,
  area,
  address,
  phone,
  fax,
  latitude,
  longitude,
  links = [],
  opened,
  description,
}: Office): Html {
  const openingHours = hoursIn(countryCode);
  const more = [
    ...links,
    { text: `People in ${city}`, url: withQuery('/people', new URLSearchParams(), { location: city }) },
  ];
  return html`<div
    class="inlay-offices__office"
    id="${id}"
    data-item="offices"
    data-name="${city}"
    data-country="${country}"
    data-continent="${region}"
    ${area && html` data-region="${area}"`}${latitude !== undefined && html` data-map-latitude="${latitude}" data-map-longitude="${longitude}" data-map-zoom="15" data-is-zoom-required`}
  >
    ${name && html`<p class="inlay-offices__title" data-field="displayName">${name}</p>`}
    <p class="inlay-offices__description" data-field="description">${description} Open since ${opened}.</p>
    <address class="inlay-offices__address" data-field="officeAddress">
      ${address.split(/, (?![A-Z]{2} \d)/).map((line, index) => html`${index > 0 && html`<br />`}<bdi>${line}</bdi>`)}
    </address>
    <dl class="inlay-offices__numbers">
      <dt class="inlay-offices__label">Phone</dt>
      <dd class="inlay-offices__number">
        <a
          class="inlay-offices__link"
          data-kind="link"
          data-field="officePhoneNumber"
          href="tel:${phone.replaceAll(/[^+\d]/g, '')}"
          >${phone}</a
        >
      </dd>
      ${
        fax &&
        html`<dt class="inlay-offices__label">Fax</dt>
          <dd class="inlay-offices__number" data-field="officeFaxNumber">${fax}</dd>`
      }
    </dl>
    <dl class="inlay-offices__numbers">
      <dt class="inlay-offices__label">Hours</dt>
      <dd class="inlay-offices__number">
        <span class="inlay-offices__state">&nbsp;</span>
        <span class="inlay-offices__line" data-item="openingHours" data-value="${openingHours}"
          >${weekOf(openingHours)} 09:00–17:30</span
        >
      </dd>
    </dl>
    <data data-field="timeZone" data-value="${zoneOf(city)}"></data>
    <ul class="inlay-offices__links">
      ${latitude !== undefined && html`<li class="inlay-offices__entry"><a class="inlay-offices__link" data-kind="link" data-field="mapModuleLink" href="https://www.openstreetmap.org/?mlat=${latitude}&amp;mlon=${longitude}#map=15/${latitude}/${longitude}">Directions</a></li>`}${more.map(({ text, url }) => html`<li class="inlay-offices__entry"><a class="inlay-offices__link" data-kind="link" data-item="officeLinks" href="${url}">${text}</a></li>`)}
    </ul>
  </div>`;
}

/** Cities beside a map. One opens by `?city=`, without a script too. */
export function officesMap(offices: Office[], requestedCity: string | null): Html {
  const cities = groups(offices, ({ city }) => city).sort(([city], [other]) => city.localeCompare(other, 'en'));
  return html`<div data-module="locations-map">
    <div class="inlay-locations-map">
      <div class="inlay-locations-map__parts" data-has-map>
        <div class="inlay-locations-map__column">
          <div class="inlay-locations-map__finder"></div>
          <div class="inlay-locations-map__list">
            ${cities.map(([city, inCity]) => cityDetails(city, inCity, requestedCity))}
          </div>
        </div>
        <figure class="inlay-locations-map__figure"><div class="inlay-locations-map__map"></div></figure>
      </div>
    </div>
  </div>`;
}

function cityDetails(city: string, cityOffices: Office[], requestedCity: string | null): Html {
  const slug = city.toLowerCase().replaceAll(' ', '-');
  return html`<details class="inlay-locations-map__city" ${slug === requestedCity && html` open`}>
    <summary>
      <h2 class="inlay-locations-map__summary">
        ${city} <span class="inlay-locations-map__country">${cityOffices[0]!.country}</span>
      </h2>
    </summary>
    <div class="inlay-disclosure__content">${cityOffices.map(officeDetails)}</div>
  </details>`;
}

/** In some countries the weekend begins on Friday. */
function hoursIn(countryCode: string): string {
  return ['EG', 'QA', 'SA'].includes(countryCode) ? 'Su-Th 09:00-17:30' : 'Mo-Fr 09:00-17:30';
}

function weekOf(hours: string): string {
  return hours.startsWith('Su') ? 'Sun–Thu' : 'Mon–Fri';
}

/** In the order of their first occurrence. */
export function groups(offices: Office[], nameOf: (office: Office) => string): [name: string, offices: Office[]][] {
  return [...new Set(offices.map(nameOf))].map((name) => [name, offices.filter((office) => nameOf(office) === name)]);
}
