import { Hono } from 'hono';
import { html, type Html } from '../../html.ts';
import type { Env, View } from '../../site.ts';
import type { Texts } from '../../texts/index.ts';
import { accountMenu } from './account-menu.ts';
import { accountPage, accountPath, signInInstead } from './account-page.ts';

interface WidgetPage {
  name: string;
  module: string;
  title: Exclude<keyof Texts['account'], 'continueWith'>;
  intro: Exclude<keyof Texts['account'], 'continueWith'>;
  /** Whether the page is one of the three in the account menu. */
  hasMenu?: boolean;
  /** A similar page that works without JavaScript. */
  instead?: 'sign-up';
  /** The text in the page's own column for users with an account. */
  hasSignIn?: boolean;
}

// Pages that need a widget; without JavaScript they show whom to contact.
const widgetPages: WidgetPage[] = [
  {
    name: 'subscriptions',
    module: 'edit-subscriptions',
    title: 'subscriptions',
    intro: 'subscriptionsIntro',
    hasMenu: true,
  },
  {
    name: 'registration',
    module: 'registration',
    title: 'registration',
    intro: 'registrationIntro',
    instead: 'sign-up',
    hasSignIn: true,
  },
  { name: 'subscribe', module: 'subscribe-by-link', title: 'subscribe', intro: 'subscribeIntro' },
  { name: 'unsubscribe', module: 'unsubscribe-by-link', title: 'unsubscribe', intro: 'unsubscribeIntro' },
];

export const scriptedPages = new Hono<Env>();

for (const described of widgetPages) {
  scriptedPages.get(`/account/${described.name}`, (c) => c.html(widgetPage(c.get('view'), described)));
}

function widgetPage(view: View, { module, title, intro, hasMenu, instead, hasSignIn }: WidgetPage): Html {
  const accountTexts = view.texts.account;
  return accountPage(view, {
    title: accountTexts[title],
    intro: accountTexts[intro],
    main: html`<div data-module="${module}" ${hasSignIn && html` data-offers-sign-in="false"`}>
      ${instead ? html`<p><a class="button" href="${accountPath(view, instead)}">${accountTexts.signUp}</a></p>` : html`<p>${accountTexts.needsScript}</p>`}
    </div>`,
    ...(hasMenu && { menu: accountMenu(view) }),
    ...(hasSignIn && { menu: signInInstead(view) }),
  });
}
