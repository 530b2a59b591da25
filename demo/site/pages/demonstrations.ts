import { Hono } from 'hono';
import { articlesIn } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { pageHead } from '../parts/sections.ts';
import { isWallKind } from '../parts/wall.ts';
import type { Env, View } from '../site.ts';
import { accountPage } from './account/account-page.ts';
import { articlePage } from './article.ts';

/**
 * `/demo/regwall/default`, `click`, `timer`: the same gated article behind each kind of registration wall.
 * `/demo/metered/{slug}`: every gated article behind a wall that allows some each month.
 * `/demo/sign-up/social`: the registration for a user whom an identity provider has already confirmed to the site's server.
 * `/demo/consent`: a page with third-party content, for which the site itself requests consent.
 * `/demo/after-sign-in`: the offer of a passkey, and a question for the profile.
 * `/demo/app-modules`: components under the names of the publishing system.
 */
export const demonstrations = new Hono<Env>()
  .get('/demo/sign-up/social', (c) => c.html(socialSignUp(c.get('view'))))
  .get('/demo/consent', (c) => c.html(consentPage(c.get('view'))))
  .get('/demo/after-sign-in', (c) => c.html(afterSignIn(c.get('view'))))
  .get('/demo/app-modules', (c) => c.html(appModules(c.get('view'))))
  .get('/demo/regwall/:kind', (c, next) => {
    const view = c.get('view');
    const kind = c.req.param('kind');
    const gated = articlesIn(view.site, 'en').find(({ slug }) => slug === 'the-quiet-factory');
    return gated && isWallKind(kind) ? c.html(articlePage(view, gated, { wall: kind, isDemonstration: true })) : next();
  })
  .get('/demo/metered/:slug', (c, next) => {
    const view = c.get('view');
    const gated = articlesIn(view.site, view.language).find(
      ({ slug, access }) => slug === c.req.param('slug') && access === 'registered',
    );
    return gated ? c.html(articlePage(view, gated, { wall: 'click', isMetered: true, isDemonstration: true })) : next();
  });

function socialSignUp(view: View): Html {
  return accountPage(view, {
    title: 'Almost there, Ada',
    intro: 'Lantern has told us your name and address. Check them, and your account is ready.',
    main: html`<div
      data-module="sign-up"
      data-social-email="ada.lindgren@lantern.example"
      data-full-name="Ada Maria Lindgren"
      data-source="lantern"
    >
      <p><a class="button" href="/account/sign-up">${view.texts.account.signUp}</a></p>
    </div>`,
  });
}

function afterSignIn(view: View): Html {
  return accountPage(view, {
    title: 'After signing in',
    intro: 'Readers who sign in with a password are offered a passkey, later a question for their profile.',
    main: html`<div data-module="after-sign-in" data-questions="company, title, businessFunction, country"></div>
      <div data-module="sign-in" data-stay>
        <p><a class="button" href="/account/sign-in">Sign in</a></p>
      </div>`,
  });
}

function consentPage(view: View): Html {
  const title = 'Cookies and embedded content';
  const intro =
    'Nothing from other companies loads on this page until you allow it. Content you allow appears straight away, and disappears when you change your mind.';
  return page(view, {
    template: 'consent',
    title,
    description: intro,
    hidden: true,
    hasConsentBanner: true,
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <section class="section">
          <div data-module="consent-settings">
            <h2 data-field="title">Your cookie settings</h2>
            <p data-field="body">The <a href="/privacy-policy">privacy policy</a> says what each cookie is for.</p>
          </div>
        </section>
        <section class="section">
          <div
            data-module="ceros"
            data-desktop-id="harbour-in-numbers"
            data-mobile-id="harbour-in-numbers-mobile"
            data-mobile-padding-percentage="130"
          >
            <h2 data-field="title">The harbour in numbers</h2>
          </div>
        </section>
      </div>`,
  });
}

function appModules(view: View): Html {
  const title = 'Application components';
  const intro = 'The publishing system knows these components by its own names. Each is loaded by that name.';
  return page(view, {
    template: 'demonstration',
    title,
    description: intro,
    hidden: true,
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <section class="section">
          <h2>HomeLogin</h2>
          <div data-module="app-module" data-name="HomeLogin"><a href="/account/sign-in">Sign in</a></div>
        </section>
        <section class="section">
          <h2>ContactUs</h2>
          <div data-module="app-module" data-name="ContactUs" data-props='{"trigger": "talkToUs"}'>
            <a href="mailto:contact@alder-voss.example">Write to contact@alder-voss.example</a>
          </div>
        </section>
        <section class="section">
          <h2>ForgotPassword</h2>
          <div data-module="app-module" data-name="ForgotPassword" data-props='{"intro": "We will send you a link."}'>
            <a href="/account/forgot-password">Set a new password</a>
          </div>
        </section>
        <section class="section">
          <h2>MyPosts</h2>
          <div data-module="app-module" data-name="MyPosts"><p>Your posts come back soon.</p></div>
        </section>
      </div>`,
  });
}
