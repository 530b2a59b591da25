import { Hono } from 'hono';
import { html, type Html } from '../../html.ts';
import { reachableByName } from '../../reached-at.ts';
import type { Env, View } from '../../site.ts';
import { accountMenu } from './account-menu.ts';
import { accountPage } from './account-page.ts';

/** What a reader can see and change of their account, each part by a widget of its own. */
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
      <div class="account-part">
        <div data-module="linked-accounts">
          <h2 data-field="title">${accountTexts.logins}</h2>
          <p data-field="intro">${accountTexts.loginsIntro}</p>
        </div>
      </div>`,
    aside: html`<div class="account-part">
        <div data-module="passkeys">
          <h2 data-field="title">${accountTexts.passkeys}</h2>
          <p data-field="intro">${accountTexts.passkeysIntro}</p>
        </div>
        ${passkeysElsewhere(view)}
      </div>
      <div class="account-part">
        <div data-module="second-factor">
          <h2 data-field="title">${accountTexts.secondFactor}</h2>
          <p data-field="intro">${accountTexts.secondFactorIntro}</p>
        </div>
      </div>
      <div class="account-part">
        <div data-module="active-sessions">
          <h2 data-field="title">${accountTexts.sessions}</h2>
          <p data-field="intro">${accountTexts.sessionsIntro}</p>
        </div>
      </div>
      <div class="account-part">
        <div data-module="account-data" data-file-name="alder-voss">
          <h2 data-field="title">${accountTexts.data}</h2>
          <p data-field="intro">${accountTexts.dataIntro}</p>
        </div>
      </div>`,
  });
}

/** Passkeys belong to a name: who came by the machine's number is shown the way. */
function passkeysElsewhere({ site, texts, path }: View): Html {
  const named = reachableByName(site);
  return html`${named && html`<p class="hint">${texts.account.passkeysByName} <a href="${named}${path}">${named}${path}</a></p>`}`;
}
