import { type Context, Hono } from 'hono';
import { askerOf } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { field, notice } from '../../parts/form.ts';
import { localPath, returnPath } from '../../paths.ts';
import { openSession } from '../../session.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath } from './account-page.ts';
import { errorText } from './errors.ts';
import { formData } from './form-data.ts';

const codeWrong = 6010;

/** What a sign-in without JavaScript goes on with, where the account asks for more than one factor. */
export const secondFactor = new Hono<Env>()
  // A reload or a bookmark has no challenge.
  .get('/account/second-factor', (c) => c.redirect(accountPath(c.get('view'), 'sign-in'), 303))
  .post('/account/second-factor', async (c) => {
    const view = c.get('view');
    const { challenge = '', code = '', redirectUrl: back } = await formData(c);
    const answer = await view.site.services.accounts.finishSignIn({ challenge, code }, askerOf(c));
    if (!answer.ok) return askForCode(c, { challenge, back, failed: answer.error.code });
    openSession(c, answer.value);
    return c.redirect(returnPath(back, view.site.addresses.site, localPath(view.language, '/')), 303);
  });

interface Step {
  /** Of the service's answer; it stays in the form, and never stands in an address. */
  challenge: string;
  /** Where the visitor wants to go on to. */
  back: string | undefined;
  failed?: number;
}

export function askForCode(c: Context<Env>, step: Step): Response | Promise<Response> {
  c.header('Cache-Control', 'no-store');
  return c.html(codePage(c.get('view'), step), step.failed ? 422 : 200);
}

function codePage(view: View, { challenge, back, failed }: Step): Html {
  const { texts } = view;
  const accountTexts = texts.account;
  const error = failed && (failed === codeWrong ? texts.errors.secondFactor : errorText(texts, failed));
  return accountPage(view, {
    title: accountTexts.secondFactor,
    intro: accountTexts.secondFactorAsk,
    main: html`${error && notice('bad', error)}
      <form method="post" action="${accountPath(view, 'second-factor')}">
        <input type="hidden" name="challenge" value="${challenge}" />
        ${back && html`<input type="hidden" name="redirectUrl" value="${back}" />`}
        ${field({ name: 'code', label: accountTexts.secondFactorCode, autocomplete: 'one-time-code', maxlength: 60 })}
        <p class="actions">
          <button>${accountTexts.signIn}</button>
          <a href="${accountPath(view, 'sign-in')}">${accountTexts.secondFactorBack}</a>
        </p>
      </form>`,
  });
}
