import type { Person } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import type { Site } from '../site.ts';
import { portrait } from './picture.ts';

/** People as a grid of portraits, under a heading of the level above. */
export function faces(site: Site, people: Person[], level: 2 | 3 = 3): Html {
  const heading = (text: Html) => (level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
  return html`<ul class="faces">
    ${people.map(
      (person) =>
        html`<li>
          <article class="card face">
            <div class="picture">${portrait(person)}</div>
            ${heading(person.isPrivate ? html`${person.name}` : html`<a href="/people/${person.id}">${person.name}</a>`)}
            <p class="text">${person.role}, ${cityOf(site, person.office)}</p>
          </article>
        </li>`,
    )}
  </ul>`;
}

export function cityOf({ content }: Site, officeId: string): string {
  return content.offices.find(({ id }) => id === officeId)?.city ?? '';
}

/** The people with these ids, in order; an unknown id is left out. */
export function peopleOf({ content }: Site, ids: readonly string[]): Person[] {
  return ids.flatMap((id) => content.people.filter((person) => person.id === id));
}

/** "Ingrid Solheim and Mateo Ferrer", formatted for the language. */
export function joinNames(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
