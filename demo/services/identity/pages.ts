import { html, raw } from 'hono/html';
import type { Language } from '../../content/load.ts';
import { domainOf, peopleOf, type Person } from './people.ts';
import { texts } from './texts.ts';

/** Headers of every page of a provider. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

type Html = ReturnType<typeof html>;

interface Page {
  provider: string;
  language: Language;
}

/** The sign-in page: one click for each known person, two fields for another. */
export function signInPage({ provider, language, isImpossible = false }: Page & { isImpossible?: boolean }): Html {
  const pageTexts = texts[language];
  const people = peopleOf(provider).map(
    ({ id, name, email }) =>
      html`<li>
        <button name="person" value="${id}">
          <span>${pageTexts.asPerson(name)}</span> <small dir="ltr">${email}</small>
        </button>
      </li>`,
  );
  return page(
    { provider, language },
    pageTexts.title(provider),
    html`<p class="lede">${pageTexts.lead}</p>
<form method="post"><ul class="identity-people" role="list">${people}</ul></form>
<details${isImpossible && html` open`}><summary>${pageTexts.another}</summary>
<form method="post">
${isImpossible && html`<p class="error" role="alert" id="impossible">${pageTexts.impossible}</p>`}
<div class="field"><label for="name">${pageTexts.name}</label><input id="name" name="name" autocomplete="name" required maxlength="120"></div>
<div class="field"><label for="mailbox">${pageTexts.mailbox}</label><div class="identity-mailbox" dir="ltr"><input id="mailbox" name="mailbox" autocapitalize="none" spellcheck="false" required maxlength="41"${isImpossible && html` aria-invalid="true" aria-describedby="impossible"`}><span>@${domainOf(provider)}</span></div></div>
<button>${pageTexts.create}</button>
</form></details>
<form method="post"><button class="quiet" name="answer" value="deny">${pageTexts.cancel}</button></form>`,
  );
}

/** Lists the claims that the site will receive, and asks for consent. */
export function consentPage({ provider, language, person }: Page & { person: Person }): Html {
  const pageTexts = texts[language];
  return page(
    { provider, language },
    pageTexts.consentTitle,
    html`<p>${pageTexts.consentLead(person.email)}</p>
      <ul>
        <li>${pageTexts.claims.name}: <bdi>${person.name}</bdi></li>
        <li>${pageTexts.claims.email}: <bdi>${person.email}</bdi></li>
      </ul>
      <form method="post" class="identity-answers">
        <button name="answer" value="allow">${pageTexts.allow}</button>
        <button class="quiet" name="answer" value="deny">${pageTexts.deny}</button>
      </form>`,
  );
}

/** `form` is the provider's own, with its CSRF token. */
export function signOutPage({ provider, language, form }: Page & { form: string }): Html {
  const pageTexts = texts[language];
  return page(
    { provider, language },
    pageTexts.signOutTitle(provider),
    html`<p>${pageTexts.signOutLead(provider)}</p>
      ${raw(form)}
      <p class="identity-answers">
        <button form="op.logoutForm" name="logout" value="yes">${pageTexts.signOut}</button>
        <button class="quiet" form="op.logoutForm">${pageTexts.staySignedIn}</button>
      </p>`,
  );
}

export function signedOutPage({ provider, language, site }: Page & { site: string }): Html {
  const pageTexts = texts[language];
  return page(
    { provider, language },
    pageTexts.signedOut(provider),
    html`<p><a class="button" href="${site}">${pageTexts.back}</a></p>`,
  );
}

export function expiredPage({ provider, language, site }: Page & { site: string }): Html {
  const pageTexts = texts[language];
  return page(
    { provider, language },
    pageTexts.title(provider),
    html`<p>${pageTexts.expired}</p>
      <p><a class="button" href="${site}">${pageTexts.back}</a></p>`,
  );
}

function page({ provider, language }: Page, title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/theme/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/theme/theme.css" />
        <link rel="stylesheet" href="/identity/identity.css" />
      </head>
      <body class="identity" data-provider="${provider}">
        <main>
          <p class="identity-name" translate="no">${provider}</p>
          <h1>${title}</h1>
          ${body}
          <p class="identity-note">${texts[language].note}</p>
        </main>
      </body>
    </html>`;
}
