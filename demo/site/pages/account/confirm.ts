import { Hono } from 'hono';
import { clientOf } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { field, notice } from '../../parts/form.ts';
import { localPath } from '../../paths.ts';
import { openSession } from '../../session.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath } from './account-page.ts';
import { errorText } from './errors.ts';
import { formData } from './form-data.ts';

type Values = Record<string, string>;

/**
 * Confirms an address by the code of the e-mail, or by its link and a button: mail scanners follow links, but press no
 * buttons.
 */
export const confirm = new Hono<Env>()
  .get('/account/confirm', (c) => c.html(confirmPage(c.get('view'), c.req.query())))
  .post('/account/confirm', async (c) => {
    const view = c.get('view');
    const values = await formData(c);
    const { token, email, code, registration, password } = values;
    const answer = await view.site.services.accounts.confirm(
      {
        ...(token ? { token } : { email, code }),
        ...(registration && { registration }),
        ...(password && { password }),
      },
      clientOf(c),
    );
    if (!answer.ok) {
      // The proof is valid, and the registration began in another browser.
      const isFirst = answer.error.reason === 'passwordNeeded';
      const isPasswordNeeded = isFirst || password !== undefined;
      const text = errorText(view.texts, answer.error.code);
      return c.html(confirmPage(view, values, text, { isPasswordNeeded, isFirst }), 422);
    }
    openSession(c, answer.value);
    return c.redirect(localPath(view.language, '/account/saved-articles'), 303);
  });

function confirmPage(
  view: View,
  { token, changeToken, email, code, registration }: Values,
  error?: string,
  { isPasswordNeeded = false, isFirst = false } = {},
): Html {
  const accountTexts = view.texts.account;
  // A new address was entered on the profile, which needs the script as well.
  if (changeToken)
    return accountPage(view, {
      title: accountTexts.confirmChange,
      intro: accountTexts.linkReady,
      main: html`<div data-module="registration-confirmation"><p>${accountTexts.needsScript}</p></div>`,
    });
  return accountPage(view, {
    title: accountTexts.confirm,
    intro: token ? accountTexts.linkReady : accountTexts.confirmIntro,
    main: html`<div data-module="registration-confirmation">
      ${error && notice(isFirst ? 'good' : 'bad', error)}
      <form method="post" action="${accountPath(view, 'confirm')}">
        ${registration && html`<input type="hidden" name="registration" value="${registration}" />`}
        ${
          token
            ? html`<input type="hidden" name="token" value="${token}" />`
            : html`${field({ name: 'email', label: accountTexts.email, type: 'email', value: email, autocomplete: 'email', maxlength: 254 })}
              ${field({ name: 'code', label: accountTexts.code, value: code, autocomplete: 'one-time-code', inputmode: 'numeric', maxlength: 6 })}`
        }
        ${isPasswordNeeded && field({ name: 'password', label: accountTexts.newPassword, type: 'password', autocomplete: 'new-password', help: accountTexts.passwordRule })}
        <button>${accountTexts.confirmSubmit}</button>
      </form>
    </div>`,
  });
}
