import { Hono } from 'hono';
import { articlesIn } from '../articles.ts';
import { html, type Html } from '../html.ts';
import { isWallKind } from '../parts/wall.ts';
import type { Env, View } from '../site.ts';
import { accountPage } from './account/account-page.ts';
import { articlePage } from './article.ts';

/**
 * The same gated article behind each kind of registration wall: `/demo/regwall/default`, `click`, `timer`. And
 * `/demo/sign-up/social`: what a site shows whose own server has heard from a provider who somebody is.
 */
export const demonstrations = new Hono<Env>().get('/demo/sign-up/social', (c) => c.html(socialSignUp(c.get('view')))).get('/demo/regwall/:kind', (c, next) => {
  const view = c.get('view');
  const kind = c.req.param('kind');
  const gated = articlesIn(view.site, 'en').find(({ slug }) => slug === 'the-quiet-factory');
  return gated && isWallKind(kind) ? c.html(articlePage(view, gated, { wall: kind, isDemonstration: true })) : next();
});

function socialSignUp(view: View): Html {
  return accountPage(view, {
    title: 'Almost there, Ada',
    intro: 'Lantern has told us your name and address. Check them, and your account is ready.',
    main: html`<div data-module="sign-up" data-social-email="ada.lindgren@lantern.example" data-full-name="Ada Maria Lindgren" data-source="lantern"><p><a class="button" href="/account/sign-up">${view.texts.account.signUp}</a></p></div>`,
  });
}
