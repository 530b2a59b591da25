/** The demo's inbox: every e-mail that the services would have sent. */
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import type { Mail } from '../services/index.ts';
import { listPage } from './list-page.ts';
import { messagePage } from './message-page.ts';
import { missingPage } from './missing-page.ts';

const styles = readFileSync(new URL('inbox.css', import.meta.url), 'utf8');
const refreshSeconds = 5;

/** Serves /inbox, its messages and /inbox.json; empty if e-mails are sent by SMTP. */
export function createInbox({ inbox }: Mail): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', pagePolicy);
  });
  app.get('/inbox/inbox.css', (context) => context.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  if (!inbox) {
    app.all('*', (context) => context.html(missingPage('Mail leaves by SMTP, so nothing is kept here.'), 404));
    return app;
  }

  app.get('/inbox', async (context) => {
    const to = recipientOf(context);
    const isPaused = context.req.query('refresh') === 'off';
    if (!isPaused) context.header('Refresh', String(refreshSeconds));
    return context.html(listPage({ mails: await inbox.list({ to }), to, isPaused }));
  });
  app.get('/inbox.json', async (context) => context.json({ mails: await inbox.list({ to: recipientOf(context) }) }));
  app.get('/inbox/:id{\\d+}', async (context) => {
    const mail = await inbox.find(Number(context.req.param('id')));
    return mail
      ? context.html(messagePage({ mail, to: recipientOf(context) }))
      : context.html(missingPage('There is no such mail.'), 404);
  });
  app.get('/inbox/:id{\\d+}/html', async (context) => {
    const mail = await inbox.find(Number(context.req.param('id')));
    if (!mail) return context.html(missingPage('There is no such mail.'), 404);
    return context.html(mail.html, 200, { 'Content-Security-Policy': mailPolicy });
  });
  app.notFound((context) => context.html(missingPage('There is no such page.'), 404));
  return app;
}

const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'";

// The HTML of an e-mail is untrusted: it may have styles and links, and nothing else.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

function recipientOf(context: Context): string {
  return (context.req.query('to') ?? '').trim().toLowerCase();
}
