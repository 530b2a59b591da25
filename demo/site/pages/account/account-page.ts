import { html, type Html } from '../../html.ts';
import { everyLanguage } from '../../layout/metadata.ts';
import { page } from '../../layout/page.ts';
import { localPath } from '../../paths.ts';
import type { View } from '../../site.ts';

interface AccountPage {
  title: string;
  intro: string;
  main: Html;
  /** Links to related pages, above the content. */
  menu?: Html;
  /** Alternatives, beside the form. */
  aside?: Html;
  /** Below both, at full width. */
  below?: Html;
  /** Not on a page that is a route itself. */
  hasRouter?: boolean;
}

/** The shared frame of the account pages: hidden from search engines, a form and alternatives. */
export function accountPage(
  view: View,
  { title, intro, main, menu, aside, below, hasRouter = true }: AccountPage,
): Html {
  return page(view, {
    template: 'account-page',
    title,
    description: intro,
    hidden: true,
    hasRouter,
    languages: everyLanguage(view.path),
    main: html`<div class="wrap page-head">
        <h1>${title}</h1>
        ${intro && html`<p class="lede">${intro}</p>`}
      </div>
      ${menu && html`<div class="wrap">${menu}</div>`}
      <div class="wrap account${aside ? '' : ' wide'}">
        <div>${main}</div>
        ${aside && html`<div class="aside">${aside}</div>`}
      </div>
      ${below}`,
  });
}

/** The URL of another account page, with the return URL of the current one. */
export function accountPath({ language, query }: View, name: string): string {
  const back = query.get('redirectUrl');
  return localPath(language, `/account/${name}`) + (back ? `?redirectUrl=${encodeURIComponent(back)}` : '');
}

/** For visitors of a registration page who have an account: a line above the form. */
export function signInInstead(view: View): Html {
  const accountTexts = view.texts.account;
  return html`<p>${accountTexts.haveAccount} <a href="${accountPath(view, 'sign-in')}">${accountTexts.signIn}</a></p>`;
}
