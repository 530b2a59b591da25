import { Hono } from 'hono';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import type { Env, View } from '../site.ts';

const article = '/insights/hydrogen-grows-up';
const file = '/reports/the-quiet-factory.pdf';
const encode = encodeURIComponent;

/** Every route of `auth-router` as a link, with its effect for anonymous and signed-in visitors. */
const routes: [hash: string, guest: string, reader: string][] = [
  ['#/signin', 'sign-in', 'home'],
  ['#/signin/header', 'sign-in, told as coming from the header', 'home'],
  [`#/signin/header/${encode(article)}`, 'sign-in, then an article', 'home'],
  [`#/auth-signin/${encode(article)}`, 'sign-in, then an article', 'home'],
  [`#/signin-welcome/${encode(article)}`, 'a welcome', 'home'],
  [`#/signin-prompt/${encode(article)}`, 'sign-in, then an article', 'the same'],
  [`#/signup/report/${encode(article)}`, 'registration, then an article', 'home'],
  ['#/signup-thanks', 'thanks', 'home'],
  ['#/signup-welcome', 'a welcome', 'home'],
  [`#/registration-modal/${encode(article)}`, 'registration, then an article', 'the article'],
  [`#/download/${encode(file)}`, 'on to auth-download', 'the file'],
  [`#/auth-download/${encode(file)}`, 'sign-in, then the file', 'the file'],
  [`#/view-file/${encode(file)}`, 'sign-in, then the file', 'the file'],
  ['#/save', 'on to auth-save', 'saves this page'],
  ['#/auth-save', 'sign-in, then saves this page', 'saves this page'],
  ['#/print', 'on to auth-print, since this page is for registered readers', 'prints'],
  ['#/auth-print', 'sign-in, then prints', 'prints'],
  ['#/published-event/report-shared/the-quiet-factory', 'publishes report-shared, then home', 'the same'],
  ['#/published-event/signed-in/unknown', 'home: the event is not on the list', 'the same'],
  ['#/no-such-route', 'nothing', 'nothing'],
];

/** `/demo/routes`: the routes, plain links to files, a gate and its two regions. */
export const routeDemonstration = new Hono<Env>().get('/demo/routes', (c) => c.html(routesPage(c.get('view'))));

function routesPage(view: View): Html {
  return page(view, {
    template: 'demonstration',
    title: 'Routes of signing in',
    description:
      'Every route that opens a sign-in, a registration or a file, and what it does for guests and for readers.',
    hidden: true,
    subject: { contentId: 'the-quiet-factory', title: 'Routes of signing in', accessStatus: 'registered users only' },
    main: html`<div class="wrap page-head">
        <h1>Routes of signing in</h1>
        <p class="lede">Links for trying out; an editor would never show them all.</p>
      </div>
      <div class="wrap body">
        <div data-module="premium-gate">
          <p data-field="guest">You are reading as a guest.</p>
          <p data-field="registered" hidden>You are signed in.</p>
        </div>
        <h2>Files</h2>
        <div data-module="gated-download">
          <p data-field="fullReportPDF">
            <a data-field="src" href="${file}">The quiet factory</a>
            <data data-field="registrationRequired" value="true">for registered readers</data>
          </p>
        </div>
        <ul>
          <li>Plain links: <a href="${file}">a report</a></li>
          <li><a href="/clients/agenda.pdf">one below a protected path</a></li>
          <li><a href="https://www.example.com/other.pdf">one elsewhere</a></li>
        </ul>
        <h2>Routes</h2>
        <div class="scroll" role="region" tabindex="0" aria-label="Routes">
          <table>
            <thead>
              <tr>
                <th scope="col">Route</th>
                <th scope="col">Guest</th>
                <th scope="col">Reader</th>
              </tr>
            </thead>
            <tbody>
              ${routes.map(
                ([hash, guest, reader]) =>
                  html`<tr>
                    <th scope="row"><a href="${hash}">${hash}</a></th>
                    <td>${guest}</td>
                    <td>${reader}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </div>`,
  });
}
