import { Hono } from 'hono';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { picture } from '../parts/picture.ts';
import { pageHead } from '../parts/sections.ts';
import type { Env, View } from '../site.ts';

/** The alumni variant of the site: its own sign-in invitation and footer. */
export const alumni = new Hono<Env>().get('/alumni', (c) => c.html(alumniPage(c.get('view'))));

function alumniPage(view: View): Html {
  const title = 'Alumni';
  const intro = 'Once you have argued about a comma here, you belong.';
  return page(view, {
    template: 'alumni',
    title,
    description: intro,
    footer: 'alumni',
    main: html`${pageHead(title, intro)}
      <div class="wrap banner">
        <div class="picture">
          ${picture({ family: 'orbits', seed: 'alumni', alt: 'Discs on wide orbits around a common centre', shape: '21x9', isLead: true })}
        </div>
      </div>
      <div class="wrap split">
        <div class="prose">
          <p>
            Some eleven hundred people have worked at Alder &amp; Voss since 1961. They run mills, ministries and a
            puppet theatre. Twice a year they meet, and every spring the Quarterly keeps eight pages for what they think
            we get wrong.
          </p>
          <p><a class="button" href="/account/sign-in?redirectUrl=%2Falumni">Sign in as an alumna or alumnus</a></p>
        </div>
        <div>
          <dl class="facts">
            <dt>Next meeting</dt>
            <dd>Zürich, 21 May 2027</dd>
            <dt>Address changes</dt>
            <dd><a href="mailto:alumni@alder-voss.example">alumni@alder-voss.example</a></dd>
          </dl>
        </div>
      </div>`,
  });
}
