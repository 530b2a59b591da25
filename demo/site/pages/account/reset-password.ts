import { type Context, Hono } from 'hono';
import { browserName, type SignInMethod } from '../../../services/index.ts';
import { clientOf } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { field, notice } from '../../parts/form.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath } from './account-page.ts';
import { errorText } from './errors.ts';
import { formData } from './form-data.ts';

interface State {
  token?: string | undefined;
  uid?: string | undefined;
  undoToken?: string | undefined;
  mismatch?: string;
  failure?: string;
  done?: string;
  /** Recently added sign-in methods: the owner chooses which to keep. */
  methods?: readonly SignInMethod[];
  isDone?: boolean;
}

/** The page behind the links of e-mails: one for a new password, and "This wasn't me", which also leads to one. */
export const resetPassword = new Hono<Env>()
  .get('/account/reset-password', (c) => {
    const { token, uid, undoToken } = c.req.query();
    return c.html(resetPage(c.get('view'), { token, uid, undoToken }));
  })
  .post('/account/reset-password', async (c) => {
    const { undoToken = '', ...fields } = await formData(c);
    return undoToken ? undo(c, undoToken) : reset(c, fields);
  });

async function undo(c: Context<Env>, undoToken: string): Promise<Response> {
  const view = c.get('view');
  const answer = await view.site.services.accounts.undoChange({ undoToken }, clientOf(c));
  if (!answer.ok) return c.html(resetPage(view, { failure: errorText(view.texts, answer.error.code) }), 422);
  const { token, encEmailId: uid } = answer.value;
  return c.html(resetPage(view, { token, uid, done: view.texts.account.undone }));
}

async function reset(c: Context<Env>, fields: Record<string, string>): Promise<Response> {
  const view = c.get('view');
  const { token = '', uid = '', password = '', confirmPassword, isReviewed } = fields;
  if (password !== confirmPassword)
    return c.html(resetPage(view, { token, uid, mismatch: view.texts.errors.mismatch }), 422);
  const keep = (await c.req.formData()).getAll('keep').map(String);
  const input = { password, token, encEmailId: uid, ...(isReviewed && { keep }) };
  const answer = await view.site.services.accounts.reset(input, clientOf(c));
  if (answer.ok) return c.html(resetPage(view, { isDone: true }));
  const { code, signInMethods: methods } = answer.error;
  if (methods) return c.html(resetPage(view, { token, uid, methods }), 422);
  return c.html(resetPage(view, { token, uid, failure: errorText(view.texts, code) }), 422);
}

function resetPage(view: View, state: State): Html {
  const accountTexts = view.texts.account;
  return accountPage(view, {
    title: accountTexts.resetTitle,
    intro: state.undoToken ? '' : accountTexts.passwordRule,
    main: html`<div data-module="reset-password">${content(view, state)}</div>`,
  });
}

function content(view: View, { token, uid, undoToken, mismatch, failure, done, methods, isDone }: State): Html {
  const accountTexts = view.texts.account;
  const action = accountPath(view, 'reset-password');
  if (isDone)
    return html`${notice('good', accountTexts.resetDone)}
      <p><a class="button" href="${accountPath(view, 'sign-in')}">${accountTexts.signIn}</a></p>`;
  if (undoToken)
    return html`<p>${accountTexts.undoIntro}</p>
      <form method="post" action="${action}">
        <input type="hidden" name="undoToken" value="${undoToken}" /><button>${accountTexts.undoSubmit}</button>
      </form>`;
  if (!token || !uid)
    return html`${notice('bad', failure ?? accountTexts.resetBroken)}
      <p><a class="button" href="${accountPath(view, 'forgot-password')}">${accountTexts.forgotTitle}</a></p>`;
  return html`${failure && notice('bad', failure)}${done && notice('good', done)}
    <form method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" /><input type="hidden" name="uid" value="${uid}" />
      ${methods && review(view, methods)}
      ${field({ name: 'password', label: accountTexts.newPassword, type: 'password', autocomplete: 'new-password', maxlength: 128 })}
      ${field({ name: 'confirmPassword', label: accountTexts.repeatPassword, type: 'password', error: mismatch, autocomplete: 'new-password', maxlength: 128 })}
      <button>${accountTexts.resetSubmit}</button>
    </form>`;
}

function review({ texts, language }: View, methods: readonly SignInMethod[]): Html {
  const accountTexts = texts.account;
  const dayOf = (moment: Date) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(moment);
  return html`<fieldset>
    <legend>${accountTexts.methodsTitle}</legend>
    <p>${accountTexts.methodsIntro}</p>
    <input type="hidden" name="isReviewed" value="1" />
    ${methods.map(
      ({ id, kind, name, addedAt }) =>
        html`<p class="check">
          <input type="checkbox" id="${id}" name="keep" value="${id}" />
          <label for="${id}"
            >${texts.signInMethods[kind]} ${kind === 'passkey' ? browserName(name) : name} (${dayOf(addedAt)})</label
          >
        </p>`,
    )}
  </fieldset>`;
}
