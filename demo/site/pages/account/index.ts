import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { siteOrigins } from '../../../services';
import type { Env, Site } from '../../site';
import { confirm } from './confirm';
import { forgotPassword } from './forgot-password';
import { profile } from './profile';
import { resetPassword } from './reset-password';
import { routePages } from './routes';
import { savedPages } from './saved-articles';
import { signIn } from './sign-in';
import { signUp } from './sign-up';
import { singleSignOn } from './single-sign-on';
import { scriptedPages } from './widget-pages';

/** The account pages: forms that post and work without JavaScript, only from this site's own pages. */
export function accountPages({ addresses }: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/account/*', csrf({ origin: (origin) => siteOrigins(addresses).includes(origin) }));
  for (const pages of [signIn, signUp, confirm, forgotPassword, resetPassword, profile, savedPages, scriptedPages, singleSignOn, routePages]) app.route('/', pages);
  return app;
}
