import { type Context, Hono } from 'hono';
import { momentOf } from '../../../services/index.ts';
import { clientOf } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { field, notice } from '../../parts/form.ts';
import { localPath, returnPath } from '../../paths.ts';
import { openSession } from '../../session.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath } from './account-page.ts';
import { errorText } from './errors.ts';
import { formData } from './form-data.ts';

const codeWrong = 6010;

/** The second step of a sign-in without JavaScript, if the account has a second factor. */
export const secondFactor = new Hono<Env>()
  // A reload or a bookmark has no challenge.
  .get('/account/second-factor', (c) => c.redirect(accountPath(c.get('view'), 'sign-in'), 303))
  .post('/account/second-factor', async (c) => {
    const view = c.get('view');
    const { challenge = '', code = '', remember, redirectUrl: back } = await formData(c);
    const step = { challenge, code, ...(remember && { remember: true }) };
    const answer = await view.site.services.accounts.finishSignIn(step, clientOf(c));
    if (!answer.ok) return askForCode(c, { challenge, back, failed: answer.error.code });
    openSession(c, answer.value);
    return c.redirect(returnPath(back, view.site.addresses.site, localPath(view.language, '/')), 303);
  })
  .get('/account/second-factor-reset', (c) => c.redirect(accountPath(c.get('view'), 'sign-in'), 303))
  .post('/account/second-factor-reset', async (c) => {
    const view = c.get('view');
    const { challenge = '', redirectUrl: back } = await formData(c);
    const answer = await view.site.services.accounts.beginSecondFactorReset({ challenge }, clientOf(c));
    if (!answer.ok) return askForCode(c, { challenge, back, failed: answer.error.code });
    c.header('Cache-Control', 'no-store');
    return c.html(resetPage(view, answer.value));
  });

interface Step {
  /** From the service's response; it stays in the form, and is never in a URL. */
  challenge: string;
  /** The page to continue on. */
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
        <div class="check">
          <input type="checkbox" id="remember" name="remember" /><label for="remember"
            >${accountTexts.secondFactorRemember}</label
          >
        </div>
        <p class="actions">
          <button>${accountTexts.signIn}</button>
          <a href="${accountPath(view, 'sign-in')}">${accountTexts.secondFactorBack}</a>
        </p>
      </form>
      <details>
        <summary>${accountTexts.secondFactorNoCodes}</summary>
        <form method="post" action="${accountPath(view, 'second-factor-reset')}">
          <input type="hidden" name="challenge" value="${challenge}" />
          ${back && html`<input type="hidden" name="redirectUrl" value="${back}" />`}
          <p>${accountTexts.secondFactorReset}</p>
          <p class="actions"><button class="quiet">${accountTexts.secondFactorResetSubmit}</button></p>
        </form>
      </details>`,
  });
}

function resetPage(view: View, dueAt: Date): Html {
  const accountTexts = view.texts.account;
  return accountPage(view, {
    title: accountTexts.secondFactor,
    intro: accountTexts.secondFactorResetBegun.replace('{moment}', momentOf(dueAt, view.language)),
    main: html`<p><a href="${accountPath(view, 'sign-in')}">${accountTexts.secondFactorBack}</a></p>`,
  });
}
