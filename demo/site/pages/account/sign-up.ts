import { Hono } from 'hono';
import { clientOf } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { field, notice, returnField, trap } from '../../parts/form.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath, signInInstead } from './account-page.ts';
import { errorText } from './errors.ts';
import { isEmail } from '../../../services/http/fields.ts';
import { formData } from './form-data.ts';

type Values = Record<string, string>;

/** Registration with a plain form; the code from the e-mail is entered on the next page. */
export const signUp = new Hono<Env>()
  .get('/account/sign-up', (c) => c.html(signUpPage(c.get('view'), { email: c.req.query('email') ?? '' })))
  .post('/account/sign-up', async (c) => {
    const view = c.get('view');
    const values = await formData(c);
    const errors = check(view, values);
    if (Object.keys(errors).length) return c.html(signUpPage(view, values, errors), 422);
    const next = `${accountPath(view, 'confirm')}?email=${encodeURIComponent(values['email'] ?? '')}`;
    if (values['website']) return c.redirect(next, 303);
    const answer = await view.site.services.accounts.register(registration(values), clientOf(c));
    if (answer.ok) return c.redirect(`${next}&registration=${answer.value}`, 303);
    return c.html(signUpPage(view, values, {}, errorText(view.texts, answer.error.code)), 422);
  });

// No captcha: a browser without JavaScript cannot solve one. The honeypot field and the limits per address remain.
function registration(values: Values) {
  const { email = '', password = '', firstname = '', lastname = '' } = values;
  return {
    email,
    password,
    passwordConfirmation: password,
    firstName: firstname,
    lastName: lastname,
    occasionalEmail: values['occasional'] === 'on',
    subscriptions: [],
    ...(values['redirectUrl'] && { metadata: { returnUrl: values['redirectUrl'] } }),
  };
}

function check({ texts }: View, values: Values): Values {
  const { account: accountTexts, errors } = texts;
  const problems: Values = {};
  for (const [name, label] of [
    ['firstname', accountTexts.firstName],
    ['lastname', accountTexts.lastName],
    ['password', accountTexts.password],
  ] as const) {
    if (!values[name]?.trim()) problems[name] = errors.required(label);
  }
  if (!isEmail(values['email'] ?? '')) problems['email'] = errors.email;
  return problems;
}

function signUpPage(view: View, values: Values, errors: Values = {}, failure?: string): Html {
  const accountTexts = view.texts.account;
  const problem = failure ?? (Object.keys(errors).length ? view.texts.errors.summary : undefined);
  return accountPage(view, {
    title: accountTexts.signUp,
    intro: accountTexts.signUpIntro,
    main: html`<div data-module="sign-up" data-offers-sign-in="false">
      ${problem && notice('bad', problem)}
      <form method="post" action="${accountPath(view, 'sign-up')}">
        ${returnField(view)}${trap()}
        ${field({ name: 'email', label: accountTexts.email, type: 'email', value: values['email'], error: errors['email'], autocomplete: 'email', maxlength: 254 })}
        ${field({ name: 'password', label: accountTexts.password, type: 'password', error: errors['password'], help: accountTexts.passwordRule, autocomplete: 'new-password', maxlength: 128 })}
        <div class="pair">
          ${field({ name: 'firstname', label: accountTexts.firstName, value: values['firstname'], error: errors['firstname'], autocomplete: 'given-name', maxlength: 60 })}
          ${field({ name: 'lastname', label: accountTexts.lastName, value: values['lastname'], error: errors['lastname'], autocomplete: 'family-name', maxlength: 60 })}
        </div>
        <div class="check">
          <input type="checkbox" id="occasional" name="occasional" ${values['occasional'] && html` checked`} /><label
            for="occasional"
            >${accountTexts.occasional}</label
          >
        </div>
        <button>${accountTexts.signUp}</button>
      </form>
      <p><a href="/privacy-policy">${accountTexts.privacy}</a></p>
    </div>`,
    menu: signInInstead(view),
  });
}
