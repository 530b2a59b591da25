import { Hono } from 'hono';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { pageHead } from '../parts/sections.ts';
import type { Env, View } from '../site.ts';
import { theme } from '../theme.ts';

/** `/demo/data-layer`: the page services at work, with stand-ins in place of a tag manager and an advertising tag. */
export const dataLayer = new Hono<Env>().get('/demo/data-layer', (c) => c.html(dataLayerPage(c.get('view'))));

function dataLayerPage(view: View): Html {
  const title = 'The data layer';
  const intro =
    'What Inlay reports to analytics and tags on this page, as it happens. Nothing leaves your browser: the tag is a stand-in.';
  return page(view, {
    template: 'data-layer',
    title,
    description: intro,
    hidden: true,
    hasPageServices: true,
    subject: { contentId: 'data-layer', title },
    about: { title, description: intro, hideFromSearchEngines: true },
    head: html`<script src="${theme.dataLayer.href}" nonce="${view.nonce}"></script>`,
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <section class="section">
          <div data-module="consent-settings">
            <h2 data-field="title">Consent</h2>
            <p data-field="body">
              Entries wait until you allow statistics. The stand-in of an advertising tag loads once you allow
              advertising.
            </p>
          </div>
        </section>
        <section class="section">
          <h2>Do something that is reported</h2>
          <div data-module="share-tools">
            <p><a href="mailto:?subject=${encodeURIComponent(title)}">Share this page by e-mail</a></p>
          </div>
          <p><a href="/account/sign-in?redirectUrl=%2Fdemo%2Fdata-layer">Sign in and come back</a></p>
        </section>
        <section class="section">
          <h2 id="entries">Entries, the latest first</h2>
          <ol class="layer-entries" reversed data-layer aria-labelledby="entries" aria-live="polite" tabindex="0"></ol>
          <noscript><p>The data layer needs JavaScript.</p></noscript>
        </section>
      </div>`,
  });
}
