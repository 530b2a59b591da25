import { Hono } from 'hono';
import { openJobs } from '../../../content/today.ts';
import { html, type Html } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { careersBar } from '../../parts/careers-bar.ts';
import { picture } from '../../parts/picture.ts';
import { pageHead, section } from '../../parts/sections.ts';
import type { Env, View } from '../../site.ts';
import { jobIdIn, jobPage, noJobPage } from './job.ts';
import { jobsPage } from './jobs.ts';
import { universitiesPage, universityAt } from './universities.ts';

const title = 'Careers';
const intro = 'We hire people who finish things, explain them well and enjoy being corrected.';

/** The careers variant of the site: an introduction, the job list, and one page for each job. */
export const careers = new Hono<Env>()
  .get('/careers', (c) => c.html(careersPage(c.get('view'))))
  .get('/careers/jobs', async (c) => c.html(await jobsPage(c.get('view'))))
  .get('/de/careers/jobs', async (c) => c.html(await jobsPage(c.get('view'))))
  .on('GET', ['/careers/universities', '/de/careers/universities'], async (c) =>
    c.html(await universitiesPage(c.get('view'))),
  )
  .get('/careers/search-jobs', (c) => c.redirect('/careers/jobs', 301))
  .on('GET', ['/careers/jobs/:friendlyURL', '/de/careers/jobs/:friendlyURL'], async (c) => {
    const view = c.get('view');
    const job = await jobPage(view, jobIdIn(c.req.param('friendlyURL')));
    return job ? c.html(job) : c.html(noJobPage(view), 404);
  });

function careersPage(view: View): Html {
  const jobs = openJobs(view.site.content);
  const university = universityAt(view.site, view.query.get('university'));
  // The page is in English, and so are the names of its filter.
  const englishJobs = jobs.filter(({ language }) => language === 'en');
  const interests = [...new Set(englishJobs.map(({ interest }) => interest))].sort();
  return page(view, {
    template: 'careers',
    title,
    description: intro,
    footer: 'careers',
    main: html`${pageHead(title, intro)}
      <div class="wrap banner">
        <div class="picture">
          ${picture({ family: 'weave', seed: 'careers', alt: 'Bands of colour that cross over and under each other', shape: '21x9', isLead: true })}
        </div>
      </div>
      ${university && section(`At ${university}`, html`<p>We come twice a year: in November to talk about our work, in May to meet those who want to join it. Interns start every month.</p>`)}
      <div class="wrap split">
        <div class="prose">
          <p>
            A first project usually starts in the second week. You will be in the client’s building, with a partner who
            wrote about that kind of building, and you will be asked what you saw before you are asked what you think.
          </p>
          <p>
            Everybody here writes. You get a day a month for it, an editor who reads carefully, and your name under the
            result. Part-time work is normal at every level, and a third of the partners do it.
          </p>
          <p class="actions">
            <a class="button" href="/careers/jobs">See open positions</a>
            <a class="button quiet" href="/careers/universities">For students</a>
          </p>
        </div>
        <div>
          <dl class="facts">
            <dt>Open positions</dt>
            <dd>${jobs.length}</dd>
            <dt>Cities</dt>
            <dd>${new Set(jobs.flatMap(({ cities }) => cities)).size}</dd>
            <dt>Applications</dt>
            <dd>answered within ten days</dd>
          </dl>
        </div>
      </div>
      ${
        interests.length > 0 &&
        section(
          'Fields of work',
          html`<ul class="tags">
            ${interests.map((interest) => html`<li><a href="/careers/jobs?interest=${encodeURIComponent(interest)}">${interest}</a></li>`)}
          </ul>`,
        )
      }
      ${careersBar()}`,
  });
}
