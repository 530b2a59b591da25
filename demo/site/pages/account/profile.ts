import { Hono } from 'hono';
import { html, type Html } from '../../html.ts';
import { reachableByName } from '../../reached-at.ts';
import type { Env, View } from '../../site.ts';
import { accountMenu } from './account-menu.ts';
import { accountPage } from './account-page.ts';

/** The user's account data, each part edited by its own widget. */
export const profile = new Hono<Env>().get('/account/profile', (c) => c.html(profilePage(c.get('view'))));

function profilePage(view: View): Html {
  const accountTexts = view.texts.account;
  return accountPage(view, {
    title: accountTexts.profile,
    intro: accountTexts.profileIntro,
    menu: accountMenu(view),
    main: html`<div data-module="edit-profile">
        <h2 data-field="title">${accountTexts.details}</h2>
        <p>${accountTexts.needsScript}</p>
      </div>
      ${part({
        title: accountTexts.logins,
        intro: accountTexts.loginsIntro,
        module: 'linked-accounts',
      })}`,
    aside: html`${part({
      title: accountTexts.passkeys,
      intro: accountTexts.passkeysIntro,
      module: 'passkeys',
      more: passkeysElsewhere(view),
    })}
    ${part({
      title: accountTexts.secondFactor,
      intro: accountTexts.secondFactorIntro,
      module: 'second-factor',
    })}
    ${part({
      title: accountTexts.sessions,
      intro: accountTexts.sessionsIntro,
      module: 'active-sessions',
    })}
    ${part({
      title: accountTexts.data,
      intro: accountTexts.dataIntro,
      module: 'account-data',
      attributes: html` data-file-name="alder-voss"`,
    })}`,
  });
}

interface Part {
  title: string;
  intro: string;
  module: string;
  attributes?: Html;
  /** Below the module. */
  more?: Html;
}

/** A collapsible section of the account. The theme's script closes all of them on phones; without it they are open. */
function part({ title, intro, module, attributes, more }: Part): Html {
  return html`<details class="account-part" open>
    <summary>${title}</summary>
    <div data-module="${module}" ${attributes}>
      <h2 data-field="title">${title}</h2>
      <p data-field="intro">${intro}</p>
    </div>
    ${more}
  </details>`;
}

/** Passkeys belong to a host name: visitors of the IP address get a link to it. */
function passkeysElsewhere({ site, texts, path }: View): Html {
  const named = reachableByName(site);
  return html`${named && html`<p class="hint">${texts.account.passkeysByName} <a href="${named}${path}">${named}${path}</a></p>`}`;
}
