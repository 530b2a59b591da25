import { html, type Html } from '../html.ts';
import { openOffices } from '../parts/offices.ts';
import { localPath } from '../paths.ts';
import type { View } from '../site.ts';

// The year of the newest content, so that the demo never looks abandoned.
const year = 2026;

export type FooterVariant = 'global' | 'careers' | 'alumni';

const extra: Record<FooterVariant, (readonly [path: string, label: string])[]> = {
  global: [],
  careers: [['/careers/jobs', 'Open positions']],
  alumni: [['/alumni', 'Alumni']],
};

/** The careers variant links to open positions, the alumni variant to former colleagues. */
export function footer(view: View, variant: FooterVariant): Html {
  const { texts, language, site, isSignedIn } = view;
  const local = (path: string) => localPath(language, path);
  const english = language === 'en' ? undefined : 'en';
  return html`<footer class="colophon ${variant}">
    <div class="colophon-inner">
      <p class="wordmark" translate="no">Alder <i>&amp;</i> Voss</p>
      <nav aria-label="${texts.footer.explore}">
        <h2>${texts.footer.explore}</h2>
        ${links([
          [local('/insights'), texts.nav.insights],
          [language === 'de' ? '/de/blogs' : '/blogs', texts.nav.blogs, language === 'de' ? undefined : english],
          ['/practices', texts.nav.practices, english],
          ['/events', texts.nav.events, english],
          ['/videos', texts.nav.videos, english],
          [local('/search'), texts.search.title],
        ])}
      </nav>
      <nav aria-label="${texts.footer.firm}">
        <h2>${texts.footer.firm}</h2>
        ${links([
          ['/people', texts.nav.people, english],
          ['/offices', texts.nav.offices, english],
          ['/careers', texts.nav.careers, english],
          ...extra[variant],
        ])}
      </nav>
      <nav aria-label="${texts.footer.account}">
        <h2>${texts.footer.account}</h2>
        ${links(
          isSignedIn
            ? [
                [local('/account/profile'), texts.account.profile],
                [local('/account/subscriptions'), texts.account.subscriptions],
                [local('/account/saved-articles'), texts.account.saved],
              ]
            : [
                [local('/account/sign-in'), texts.account.signIn],
                [local('/account/sign-up'), texts.account.signUp],
                [local('/account/saved-articles'), texts.account.saved],
              ],
        )}
      </nav>
      <nav aria-label="${texts.footer.legal}">
        <h2>${texts.footer.legal}</h2>
        ${links([
          ['/privacy-policy', texts.footer.privacy, english],
          ['/demo/consent#consent-settings', texts.footer.cookies, english],
          ['/terms', texts.footer.terms, english],
          ['/catalogue', texts.footer.catalogue, english],
          ['/demo/data-layer', texts.footer.dataLayer, english],
        ])}
      </nav>
      <p class="places" lang="en">${officeCities(site)}</p>
      <p class="imprint">${texts.footer.copyright(year)}</p>
    </div>
  </footer>`;
}

/** The cities in a row, each linking to its first office; a line may end with the dot and never begins with it. */
function officeCities(site: View['site']): Html[] {
  return openOffices(site)
    .filter(({ city }, index, offices) => offices.findIndex((office) => office.city === city) === index)
    .map(
      ({ city, id }, index) =>
        html`${index > 0 && '\u00a0· '}<a href="/offices#${id}">${city.replaceAll(' ', '\u00a0')}</a>`,
    );
}

function links(items: (readonly [path: string, label: string, language?: string])[]): Html {
  return html`<ul>
    ${items.map(([path, label, code]) => html`<li><a href="${path}" ${code && html` hreflang="${code}"`}>${label}</a></li>`)}
  </ul>`;
}
