import { Hono } from 'hono';
import { clientOf, signOut } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { field, notice, returnField } from '../../parts/form.ts';
import { localPath, returnPath } from '../../paths.ts';
import { closeSession, openSession } from '../../session.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath } from './account-page.ts';
import { errorText } from './errors.ts';
import { formData } from './form-data.ts';
import { askForCode } from './second-factor.ts';
import { socialLinks } from './single-sign-on.ts';

const notConfirmed = 2002;

/** Sign-in and sign-out with plain forms. */
export const signIn = new Hono<Env>()
  .get('/account/sign-in', (c) => c.html(signInPage(c.get('view'))))
  .post('/account/sign-in', async (c) => {
    const view = c.get('view');
    const { email = '', password = '', redirectUrl: back } = await formData(c);
    const answer = await view.site.services.accounts.signIn({ email, password }, clientOf(c));
    if (answer.ok) {
      openSession(c, answer.value);
      return c.redirect(returnPath(back, view.site.addresses.site, localPath(view.language, '/')), 303);
    }
    const { code, challenge } = answer.error;
    if (challenge) return askForCode(c, { challenge, back });
    if (code === notConfirmed)
      return c.redirect(`${accountPath(view, 'confirm')}?email=${encodeURIComponent(email)}`, 303);
    return c.html(signInPage(view, { email, error: errorText(view.texts, code) }), 422);
  })
  .post('/account/sign-out', async (c) => {
    const view = c.get('view');
    await signOut(c);
    closeSession(c);
    return c.redirect(localPath(view.language, '/'), 303);
  });

function signInPage(view: View, { email, error }: { email?: string; error?: string } = {}): Html {
  const { texts } = view;
  const accountTexts = texts.account;
  return accountPage(view, {
    title: accountTexts.signIn,
    intro: accountTexts.signInIntro,
    main: html`<div data-module="sign-in" data-offers-sign-up="false">
        ${error && notice('bad', error)}
        <form method="post" action="${accountPath(view, 'sign-in')}">
          ${returnField(view)}
          ${field({ name: 'email', label: accountTexts.email, type: 'email', value: email, autocomplete: 'username', maxlength: 254 })}
          ${field({ name: 'password', label: accountTexts.password, type: 'password', autocomplete: 'current-password', maxlength: 128 })}
          <p class="actions">
            <button>${accountTexts.signIn}</button>
            <a href="${accountPath(view, 'forgot-password')}">${accountTexts.forgot}</a>
          </p>
        </form>
      </div>
      ${socialLinks(view)}`,
    aside: html`<h2>${accountTexts.noAccount}</h2>
      <p>${texts.wall.text}</p>
      <p><a class="button quiet" href="${accountPath(view, 'sign-up')}">${accountTexts.signUp}</a></p>`,
  });
}
