import { Hono } from 'hono';
import { askerOf } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { field, notice } from '../../parts/form.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath } from './account-page.ts';
import { errorText } from './errors.ts';
import { formData } from './form-data.ts';

interface State {
  token: string;
  uid: string;
  mismatch?: string;
  failure?: string;
  isDone?: boolean;
}

/** The page behind the link of the mail: without its two parameters there is nothing to set. */
export const resetPassword = new Hono<Env>()
  .get('/account/reset-password', (c) =>
    c.html(resetPage(c.get('view'), { token: c.req.query('token') ?? '', uid: c.req.query('uid') ?? '' })),
  )
  .post('/account/reset-password', async (c) => {
    const view = c.get('view');
    const { token = '', uid = '', password = '', confirmPassword } = await formData(c);
    if (password !== confirmPassword)
      return c.html(resetPage(view, { token, uid, mismatch: view.texts.errors.mismatch }), 422);
    const answer = await view.site.services.accounts.reset({ password, token, encEmailId: uid }, askerOf(c));
    if (answer.ok) return c.html(resetPage(view, { token, uid, isDone: true }));
    return c.html(resetPage(view, { token, uid, failure: errorText(view.texts, answer.error.code) }), 422);
  });

function resetPage(view: View, state: State): Html {
  const words = view.texts.account;
  return accountPage(view, {
    title: words.resetTitle,
    intro: words.passwordRule,
    main: html`<div data-module="reset-password">${content(view, state)}</div>`,
  });
}

function content(view: View, { token, uid, mismatch, failure, isDone }: State): Html {
  const words = view.texts.account;
  if (isDone)
    return html`${notice('good', words.resetDone)}
      <p><a class="button" href="${accountPath(view, 'sign-in')}">${words.signIn}</a></p>`;
  if (!token || !uid)
    return html`${notice('bad', words.resetBroken)}
      <p><a class="button" href="${accountPath(view, 'forgot-password')}">${words.forgotTitle}</a></p>`;
  return html`${failure && notice('bad', failure)}
    <form method="post" action="${accountPath(view, 'reset-password')}">
      <input type="hidden" name="token" value="${token}" /><input type="hidden" name="uid" value="${uid}" />
      ${field({ name: 'password', label: words.newPassword, type: 'password', autocomplete: 'new-password', maxlength: 128 })}
      ${field({ name: 'confirmPassword', label: words.repeatPassword, type: 'password', error: mismatch, autocomplete: 'new-password', maxlength: 128 })}
      <button>${words.resetSubmit}</button>
    </form>`;
}
