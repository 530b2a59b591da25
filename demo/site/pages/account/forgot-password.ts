import { Hono } from 'hono';
import { clientOf } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { field, notice, trap } from '../../parts/form.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath } from './account-page.ts';
import { errorText } from './errors.ts';
import { isEmail } from '../../../services/http/fields.ts';
import { formData } from './form-data.ts';

interface State {
  email?: string;
  error?: string;
  failure?: string;
  isDone?: boolean;
}

/** Requests a link to set a new password; the response is the same with and without an account. */
export const forgotPassword = new Hono<Env>()
  .get('/account/forgot-password', (c) => c.html(forgotPage(c.get('view'), {})))
  .post('/account/forgot-password', async (c) => {
    const view = c.get('view');
    const { email = '', website } = await formData(c);
    if (!isEmail(email)) return c.html(forgotPage(view, { email, error: view.texts.errors.email }), 422);
    if (website) return c.html(forgotPage(view, { isDone: true }));
    const answer = await view.site.services.accounts.forgot({ email }, clientOf(c));
    if (answer.ok) return c.html(forgotPage(view, { isDone: true }));
    return c.html(forgotPage(view, { email, failure: errorText(view.texts, answer.error.code) }), 422);
  });

function forgotPage(view: View, { email, error, failure, isDone }: State): Html {
  const accountTexts = view.texts.account;
  const form = html`<form method="post" action="${accountPath(view, 'forgot-password')}">
    ${trap()}
    ${field({ name: 'email', label: accountTexts.email, type: 'email', value: email, error, autocomplete: 'email', maxlength: 254 })}
    <button>${accountTexts.forgotSubmit}</button>
  </form>`;
  return accountPage(view, {
    title: accountTexts.forgotTitle,
    intro: accountTexts.forgotIntro,
    main: html`<div data-module="forgot-password">
      ${failure && notice('bad', failure)}${isDone ? notice('good', accountTexts.forgotDone) : form}
      <p><a href="${accountPath(view, 'sign-in')}">${accountTexts.signIn}</a></p>
    </div>`,
  });
}
