import { today } from '../../../content/today.ts';
import { html, type Html } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { breadcrumbs, pageHead } from '../../parts/sections.ts';
import type { Site, View } from '../../site.ts';

const maxLength = 120;
const maxFound = 20;

const texts = {
  en: {
    title: 'For students',
    intro:
      'Two hundred students a year work with us before they graduate. Most of them met us at their own university first.',
    find: 'What we offer at your university',
    label: 'Your university',
    search: 'Search',
    none: (name: string) => `No university found for “${name}”.`,
    few: 'Type at least three characters of the name.',
    visit: 'Ask us to visit',
    visitIntro: 'Say where you study and when you finish. We plan our visits twice a year.',
    university: 'University',
    help: 'Choose from the list, or type the name of any other university.',
    year: 'Year of your degree',
    ask: 'Ask for a visit',
    confirmation: (university: string, year: string) =>
      `Thank you. ${university} is on our list for the students of ${year}.`,
    careers: 'Careers',
  },
  de: {
    title: 'Für Studierende',
    intro:
      'Zweihundert Studierende im Jahr arbeiten vor ihrem Abschluss bei uns. Die meisten haben uns zuerst an ihrer Hochschule getroffen.',
    find: 'Unser Angebot an Ihrer Hochschule',
    label: 'Ihre Hochschule',
    search: 'Suchen',
    none: (name: string) => `Keine Hochschule zu „${name}“ gefunden.`,
    few: 'Geben Sie mindestens drei Zeichen des Namens ein.',
    visit: 'Laden Sie uns ein',
    visitIntro: 'Sagen Sie uns, wo Sie studieren und wann Sie abschließen. Wir planen unsere Besuche zweimal im Jahr.',
    university: 'Hochschule',
    help: 'Wählen Sie aus der Liste oder geben Sie den Namen einer anderen Hochschule ein.',
    year: 'Jahr des Abschlusses',
    ask: 'Um einen Besuch bitten',
    confirmation: (university: string, year: string) =>
      `Vielen Dank. ${university} steht auf unserer Liste für den Jahrgang ${year}.`,
    careers: 'Karriere',
  },
};

interface Found {
  results: { name: string; url: string }[];
}

/** A bar with universities, and a form with a university field: both work without scripts. */
export async function universitiesPage(view: View): Promise<Html> {
  const { site, path, query } = view;
  const t = view.language === 'de' ? texts.de : texts.en;
  const [q, university] = ['q', 'university'].map((name) => (query.get(name) ?? '').trim().slice(0, maxLength)) as [
    string,
    string,
  ];
  const firstYear = Number(today(site.content).slice(0, 4));
  const years = Array.from({ length: 6 }, (_, index) => String(firstYear + index));
  const year = years.find((candidate) => candidate === query.get('year')) ?? years[0]!;
  return page(view, {
    template: 'universities',
    title: t.title,
    description: t.intro,
    footer: 'careers',
    canonical: path,
    main: html`<div class="wrap opening-below">${breadcrumbs(view, [['/careers', t.careers]])}</div>
      ${pageHead(t.title, t.intro)}
      <section class="section wrap">
        <div class="section-head"><h2>${t.find}</h2></div>
        <div data-module="university-search">
          <form class="line-form" data-field="form" action="${path}" method="get" role="search">
            <p class="field">
              <label for="q">${t.label}</label>
              <input id="q" name="q" type="search" value="${q}" maxlength="${maxLength}" autocomplete="off" />
            </p>
            <button>${t.search}</button>
          </form>
        </div>
        ${q && (await results(site, q, t))}
      </section>
      <section class="section wrap">
        <div class="section-head"><h2>${t.visit}</h2></div>
        ${university ? html`<p class="lede" role="status">${t.confirmation(university, year)}</p>` : html`<p>${t.visitIntro}</p>`}
        <form class="visit" action="${path}" method="get">
          <div class="field" data-module="university-search" data-variant="field">
            <p class="field" data-field="form">
              <label for="university">${t.university}</label>
              <input
                id="university"
                name="university"
                type="text"
                maxlength="${maxLength}"
                autocomplete="off"
                required
              />
            </p>
            <p class="help" data-field="help">${t.help}</p>
          </div>
          <p class="field">
            <label for="year">${t.year}</label>
            <select id="year" name="year">
              ${years.map((option) => html`<option${option === year && html` selected`}>${option}</option>`)}
            </select>
          </p>
          <p><button>${t.ask}</button></p>
        </form>
      </section>`,
  });
}

/** The name of the university, on its careers page. */
export function universityAt({ content }: Site, slug: string | null): string | undefined {
  return slug ? content.universities.find(({ url }) => url === `/careers?university=${slug}`)?.name : undefined;
}

async function results({ services, addresses }: Site, q: string, t: (typeof texts)['en']): Promise<Html> {
  if ([...q].length < 3) return html`<p class="empty">${t.few}</p>`;
  const response = await services.request(
    `${addresses.site}/services/universities/suggest?${new URLSearchParams({ q, rows: String(maxFound) })}`,
  );
  const found = response.ok ? ((await response.json()) as Found).results : [];
  if (found.length === 0) return html`<p class="empty">${t.none(q)}</p>`;
  return html`<ul class="tags universities-found">
    ${found.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`)}
  </ul>`;
}
