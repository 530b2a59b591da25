import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { siteOrigins } from '../../../services/index.ts';
import type { Env, Site } from '../../site.ts';
import { confirm } from './confirm.ts';
import { forgotPassword } from './forgot-password.ts';
import { profile } from './profile.ts';
import { resetPassword } from './reset-password.ts';
import { routePages } from './routes.ts';
import { savedPages } from './saved-articles.ts';
import { secondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { singleSignOn } from './single-sign-on.ts';
import { scriptedPages } from './widget-pages.ts';

/** The account pages: forms that post and work without JavaScript, only from this site's own pages. */
export function accountPages({ addresses }: Site): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/account/*', csrf({ origin: (origin) => siteOrigins(addresses).includes(origin) }));
  for (const pages of [
    signIn,
    secondFactor,
    signUp,
    confirm,
    forgotPassword,
    resetPassword,
    profile,
    savedPages,
    scriptedPages,
    singleSignOn,
    routePages,
  ])
    app.route('/', pages);
  return app;
}
