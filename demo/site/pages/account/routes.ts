import { Hono } from 'hono';
import { html, type Html } from '../../html.ts';
import { localPath, returnPath } from '../../paths.ts';
import type { Env, View } from '../../site.ts';
import { accountPage } from './account-page.ts';

/** Routes of `auth-router` that lead to a file, and those that lead to a page. */
const files = ['download', 'auth-download', 'view-file'];
const otherRoutes = [
  'signin',
  'auth-signin',
  'signin-welcome',
  'signin-prompt',
  'signup',
  'signup-thanks',
  'signup-welcome',
  'registration-modal',
  'save',
  'auth-save',
  'print',
  'auth-print',
  'published-event',
];

/**
 * Pages for the same routes as paths: `/account/signin-prompt/%2Faccount%2Fprofile`. Without JavaScript they link to
 * the plain form.
 */
export const routePages = new Hono<Env>().get(
  `/account/:route{${[...files, ...otherRoutes].join('|')}}/:rest{.*}?`,
  (c) => c.html(routePage(c.get('view'), c.req.path)),
);

function routePage(view: View, path: string): Html {
  const { language, texts, site } = view;
  const accountTexts = texts.account;
  const base = localPath(language, '/account');
  const [route = '', ...segments] = path.slice(base.length + 1).split('/');
  const back = returnPath(decoded(segments.at(-1)), site.addresses.site, localPath(language, '/'));
  const to = files.includes(route) ? back : `${base}/sign-in?redirectUrl=${encodeURIComponent(back)}`;
  return accountPage(view, {
    title: accountTexts.account,
    intro: '',
    hasRouter: false,
    main: html`<div data-module="auth-router" data-path-routes="${base}">
      <p><a class="button" href="${to}">${accountTexts.signIn}</a></p>
    </div>`,
  });
}

function decoded(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
