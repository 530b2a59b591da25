import type { Office } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { withQuery } from '../paths.ts';
import type { Site } from '../site.ts';

export function openOffices({ content }: Site): Office[] {
  return content.offices.filter(({ hideFromLocations }) => !hideFromLocations);
}

/** How to reach an office, with the classes of the widgets that show it. */
export function officeDetails({
  id,
  city,
  name,
  country,
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
    <ul class="inlay-offices__links">
      ${latitude !== undefined && html`<li class="inlay-offices__entry"><a class="inlay-offices__link" data-kind="link" data-field="mapModuleLink" href="https://www.openstreetmap.org/?mlat=${latitude}&amp;mlon=${longitude}#map=15/${latitude}/${longitude}">Directions</a></li>`}${more.map(({ text, url }) => html`<li class="inlay-offices__entry"><a class="inlay-offices__link" data-kind="link" data-item="officeLinks" href="${url}">${text}</a></li>`)}
    </ul>
  </div>`;
}

/** In the order in which the names come first. */
export function groups(offices: Office[], nameOf: (office: Office) => string): [name: string, offices: Office[]][] {
  return [...new Set(offices.map(nameOf))].map((name) => [name, offices.filter((office) => nameOf(office) === name)]);
}
