import { Hono } from 'hono';
import type { Job } from '../../../content/load.ts';
import { html, type Html } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { careersBar } from '../../parts/careers-bar.ts';
import { paged, paging } from '../../parts/paging.ts';
import { picture } from '../../parts/picture.ts';
import { pageHead, section } from '../../parts/sections.ts';
import { select } from '../../parts/select.ts';
import type { Env, View } from '../../site.ts';
import { jobPage } from './job.ts';

const pageSize = 20;
const title = 'Careers';
const intro = 'We hire people who finish things, explain them well and enjoy being corrected.';

/** The careers variant of the site: an introduction, the job list, and one page for each job. */
export const careers = new Hono<Env>()
  .get('/careers', (c) => c.html(careersPage(c.get('view'))))
  .get('/careers/jobs', (c) => c.html(jobsPage(c.get('view'))))
  .get('/careers/search-jobs', (c) => c.redirect('/careers/jobs', 301))
  .get('/careers/jobs/:friendlyURL', (c, next) => {
    const view = c.get('view');
    const job = view.site.content.jobs.find(({ friendlyURL }) => friendlyURL === c.req.param('friendlyURL'));
    return job ? c.html(jobPage(view, job)) : next();
  });

function careersPage(view: View): Html {
  const { jobs } = view.site.content;
  const interests = [...new Set(jobs.map(({ interest }) => interest))].sort();
  return page(view, {
    template: 'careers',
    title,
    description: intro,
    footer: 'careers',
    main: html`${pageHead(title, intro)}
<div class="wrap banner"><div class="picture">${picture({ family: 'weave', seed: 'careers', alt: 'Bands of colour that cross over and under each other', shape: '21x9', isLead: true })}</div></div>
<div class="wrap split"><div class="prose">
<p>A first project usually starts in the second week. You will be in the client’s building, with a partner who wrote about that kind of building, and you will be asked what you saw before you are asked what you think.</p>
<p>Everybody here writes. You get a day a month for it, an editor who reads carefully, and your name under the result. Part-time work is normal at every level, and a third of the partners do it.</p>
<p><a class="button" href="/careers/jobs">See open positions</a></p>
</div><div><dl class="facts"><dt>Open positions</dt><dd>${jobs.length}</dd><dt>Cities</dt><dd>${new Set(jobs.flatMap(({ cities }) => cities)).size}</dd><dt>Applications</dt><dd>answered within ten days</dd></dl></div></div>
${interests.length > 0 && section('Fields of work', html`<ul class="tags">${interests.map((interest) => html`<li><a href="/careers/jobs?interest=${encodeURIComponent(interest)}">${interest}</a></li>`)}</ul>`)}
${careersBar()}`,
  });
}

function jobsPage(view: View): Html {
  const { site, query, texts, path } = view;
  const asked = { query: query.get('query'), interest: query.get('interest'), city: query.get('cities') };
  const found = site.content.jobs.filter((job) => isWanted(job, asked));
  const shown = paged(found, query.get('page'), pageSize);
  const unique = (values: string[]) => [...new Set(values)].sort().map((value) => [value, value] as const);
  return page(view, {
    template: 'jobs',
    title: 'Open positions',
    description: 'Search the open positions at Alder & Voss by word, field and city.',
    footer: 'careers',
    canonical: path,
    main: html`${pageHead('Open positions')}
<div class="wrap">
<form class="filters" action="/careers/jobs" method="get" role="search" aria-label="Search jobs">
<div class="field"><label for="query">Word</label><input id="query" name="query" type="search" value="${asked.query}" maxlength="100"></div>
${select('interest', 'Field', unique(site.content.jobs.map(({ interest }) => interest)), asked.interest, texts.insights.all)}
${select('cities', 'City', unique(site.content.jobs.flatMap(({ cities }) => cities)), asked.city, texts.insights.all)}
<div class="actions"><button>${texts.search.submit}</button></div></form>
${found.length
      ? html`<p class="count">${found.length} ${found.length === 1 ? 'position' : 'positions'}</p><ul class="rows">${shown.items.map((job) => html`<li>${jobRow(job)}</li>`)}</ul>${paging(view, shown)}`
      : html`<p class="empty">No jobs available for this search. <a href="/careers/jobs">Show all positions</a></p>`}
</div>`,
  });
}

function isWanted(job: Job, asked: { query: string | null; interest: string | null; city: string | null }): boolean {
  const text = `${job.title} ${job.interest} ${job.cities.join(' ')} ${job.whatYouWillDo}`.toLowerCase();
  const words = (asked.query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word)) && (!asked.interest || job.interest === asked.interest) && (!asked.city || job.cities.includes(asked.city));
}

function jobRow(job: Job): Html {
  return html`<article class="row plain job"><div class="words">
<p class="eyebrow"><span>${job.interest}</span> <span class="of">${job.interestCategory}</span></p>
<h2${job.language !== 'en' && html` lang="${job.language}"`}><a href="/careers/jobs/${job.friendlyURL}">${job.title}</a></h2>
<p class="meta place"><span>${job.cities.join(', ')}</span></p></div></article>`;
}
