import { Hono } from 'hono';
import { forgetBrowser, browserSecret, ServiceError, socialProviders } from '../../../services/index.ts';
import { clientOf } from '../../backend.ts';
import { html, type Html } from '../../html.ts';
import { notice } from '../../parts/form.ts';
import { localPath, returnPath } from '../../paths.ts';
import { openSession } from '../../session.ts';
import type { Env, View } from '../../site.ts';
import { accountPage, accountPath } from './account-page.ts';
import { formData } from './form-data.ts';
import { askForCode } from './second-factor.ts';

/** The pages that a single sign-on returns to, with thanks and welcome. Without JavaScript, a button signs in. */
export const singleSignOn = new Hono<Env>()
  .get('/account/signin-welcome', (c) => c.html(enterPage(c.get('view'), c.req.query('code'))))
  .post('/account/signin-welcome', async (c) => {
    const view = c.get('view');
    const { code = '' } = await formData(c);
    const handover = await view.site.services.social
      .exchange({ code, browser: browserSecret(c) }, clientOf(c))
      .catch((error: unknown) => (error instanceof ServiceError ? error : undefined));
    if (handover instanceof ServiceError && handover.challenge)
      return askForCode(c, { challenge: handover.challenge, back: view.query.get('redirectUrl') ?? undefined });
    if (!handover || handover instanceof ServiceError)
      return c.html(enterPage(view, undefined, view.texts.account.enterExpired), 422);
    if (!('signedIn' in handover)) return c.redirect(accountPath(view, 'sign-up'), 303);
    openSession(c, handover.signedIn);
    forgetBrowser(c);
    return c.redirect(
      returnPath(view.query.get('redirectUrl'), view.site.addresses.site, localPath(view.language, '/')),
      303,
    );
  })
  .get('/account/signup-thanks', (c) => c.html(farewellPage(c.get('view'), 'signup-thanks')))
  .get('/account/signup-welcome', (c) => c.html(farewellPage(c.get('view'), 'signup-welcome')));

/** The links to identity providers, beside a sign-in form. */
export function socialLinks({ texts, language, query, site }: View): Html {
  const accountTexts = texts.account;
  const back = query.get('redirectUrl');
  const parameters = new URLSearchParams({ lang: language, ...(back && { redirectUrl: back }) }).toString();
  const hrefOf = (provider: string) => `${site.addresses.site}/services/user/v2/auth/social/${provider}?${parameters}`;
  return html`<div class="account-part">
    <div data-module="social-sign-in">
      <h2 data-field="title">${accountTexts.orWith}</h2>
      <ul class="social-links">
        ${socialProviders.map(({ name }) => html`<li><a class="button quiet" href="${hrefOf(name)}">${accountTexts.continueWith(name)}</a></li>`)}
      </ul>
    </div>
  </div>`;
}

function enterPage(view: View, code: string | undefined, failure?: string): Html {
  const accountTexts = view.texts.account;
  const form = html`<form method="post" action="${accountPath(view, 'signin-welcome')}">
    <input type="hidden" name="code" value="${code}" /><button>${accountTexts.enterSubmit}</button>
  </form>`;
  return accountPage(view, {
    title: accountTexts.enter,
    intro: code ? accountTexts.enterIntro : '',
    main: html`<div data-module="signin-welcome">
      ${failure && notice('bad', failure)}${code ? form : signInLink(view)}
    </div>`,
  });
}

function farewellPage(view: View, module: 'signup-thanks' | 'signup-welcome'): Html {
  const accountTexts = view.texts.account;
  const [title, intro] =
    module === 'signup-thanks'
      ? [accountTexts.thanks, accountTexts.thanksIntro]
      : [accountTexts.welcome, accountTexts.welcomeIntro];
  return accountPage(view, { title, intro, main: html`<div data-module="${module}">${signInLink(view)}</div>` });
}

function signInLink(view: View): Html {
  return html`<p><a class="button" href="${accountPath(view, 'sign-in')}">${view.texts.account.signIn}</a></p>`;
}
