import { Hono } from 'hono';
import { type Practice, practices } from '../../../content/load.ts';
import { openJobs } from '../../../content/today.ts';
import { families, type Family } from '../../../images/index.ts';
import { html, type Html } from '../../html.ts';
import { page } from '../../layout/page.ts';
import { hero } from '../../parts/hero.ts';
import { type Grid, insightsGrid, readGrid } from '../../parts/insights-grid.ts';
import { faces } from '../../parts/people.ts';
import { heroPicture } from '../../parts/picture.ts';
import { breadcrumbs, pageHead, section } from '../../parts/sections.ts';
import type { Env, View } from '../../site.ts';
import { practiceWords } from './words.ts';

const title = 'Practices';
const intro = 'Twelve practices, each led by partners who have done the work and still do.';

/** The practices in English: the list, and one page for each. */
export const practicePages = new Hono<Env>()
  .get('/practices', (c) => c.html(listPage(c.get('view'))))
  .get('/practices/:id', async (c, next) => {
    const id = c.req.param('id');
    if (!isPractice(id)) return next();
    const view = c.get('view');
    return c.html(practicePage(view, id, await readGrid(view, id)));
  });

function isPractice(id: string): id is Practice {
  return Object.hasOwn(practices, id);
}

function listPage(view: View): Html {
  return page(view, {
    template: 'practices',
    title,
    description: intro,
    main: html`${pageHead(title, intro)}
      <div class="wrap">
        <ul class="places-list">
          ${(Object.keys(practices) as Practice[]).map(
            (id) =>
              html`<li class="card">
                <h2 class="small"><a href="/practices/${id}">${practices[id]}</a></h2>
                <p class="text">${practiceWords[id].summary}</p>
              </li>`,
          )}
        </ul>
      </div>`,
  });
}

/** Each practice has its own image; the families alternate. */
function familyOf(id: Practice): Family {
  return families[Object.keys(practices).indexOf(id) % families.length]!;
}

function practicePage(view: View, id: Practice, grid: Grid): Html {
  const { site } = view;
  const { summary, text } = practiceWords[id];
  const people = site.content.people.filter(({ practice }) => practice === id);
  const jobs = openJobs(site.content)
    .filter(({ interest }) => interest === practices[id])
    .slice(0, 5);
  return page(view, {
    template: 'practice',
    title: practices[id],
    description: summary,
    isOverHero: true,
    main: html`${hero({
        module: 'section-hero',
        layout: 'over',
        settings: { 'hero-height': 'small' },
        look: { height: 'small', variant: 'lined' },
        text: html`<p class="inlay-hero__eyebrow" data-field="eyebrow">Practice</p>
          <h1 class="inlay-hero__title" data-field="title">${practices[id]}</h1>
          <p class="inlay-hero__description" data-field="description">${summary}</p>`,
        picture: heroPicture({ family: familyOf(id), seed: id, alt: '', shape: '21x9' }),
      })}
      <div class="opening-below wrap">${breadcrumbs(view, [['/practices', title]])}</div>
      <div class="wrap"><p class="prose large">${text}</p></div>
      ${grid.unfilteredTotal > 0 && section('What we have written', insightsGrid(view, id, grid))}
      ${people.length > 0 && section('Who to talk to', faces(site, people))}
      ${
        jobs.length > 0 &&
        section(
          'Open positions',
          html`<ul class="rows">
            ${jobs.map(
              (job) =>
                html`<li>
                  <article class="row plain">
                    <div class="words">
                      <h3><a href="/careers/jobs/${job.friendlyURL}">${job.title}</a></h3>
                      <p class="meta"><span>${job.cities.join(', ')}</span></p>
                    </div>
                  </article>
                </li>`,
            )}
          </ul>`,
        )
      }`,
  });
}
