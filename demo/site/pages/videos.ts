import { Hono } from 'hono';
import type { Video } from '../../content/load.ts';
import { duration, longDate } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { lockIcon, playIcon } from '../layout/icons.ts';
import { page } from '../layout/page.ts';
import { joinNames, peopleOf } from '../parts/people.ts';
import { paged, paging } from '../parts/paging.ts';
import { hero } from '../parts/hero.ts';
import { heroImage, poster } from '../parts/picture.ts';
import type { Env, View } from '../site.ts';

const pageSize = 12;
const secured = ['premium', 'practice'];
const title = 'Videos';
const intro = 'Short films, talks and explanations. Each comes with a text that says the same.';

export const videos = new Hono<Env>().get('/videos', (c) => c.html(videosPage(c.get('view'))));

const opening = hero({
  module: 'video-hero',
  layout: 'over',
  settings: { 'webm-id': 'the-quiet-factory-film.webm', 'mp4-id': 'the-quiet-factory-film.mp4', captions: JSON.stringify([{ src: '/media/the-quiet-factory-film.en.vtt', language: 'en', label: 'English' }]) },
  words: html`<h1 class="inlay-hero__title" data-field="title">${title}</h1>
<p class="inlay-hero__description" data-field="description">${intro}</p>
<p class="inlay-hero__action"><a data-field="film" href="/media/the-quiet-factory-film.mp4">Watch one night in Thuringia</a></p>`,
  picture: heroImage('/posters/the-quiet-factory-film.svg', '', '16x9'),
});

function videosPage(view: View): Html {
  const { site, query, path } = view;
  const shown = paged(site.content.videos.toSorted((a, b) => b.date.localeCompare(a.date)), query.get('page'), pageSize);
  return page(view, {
    template: 'videos',
    title,
    description: intro,
    canonical: shown.page > 1 ? `${path}?page=${shown.page}` : path,
    isOverHero: true,
    main: html`${opening}
<div class="wrap section"><ul class="cards">${shown.items.map((video) => html`<li id="${video.id}">${videoCard(view, video)}</li>`)}</ul>${paging(view, shown)}</div>`,
  });
}

function videoCard({ site }: View, video: Video): Html {
  const speakers = peopleOf(site, video.speakers).map(({ name }) => name);
  const isSecured = video.tags.some((tag) => secured.includes(tag));
  return html`<article class="card video">
<div class="picture">${poster(video)}<span class="length">${playIcon}<span class="unseen">Length: </span>${duration(video.durationSeconds)}</span></div>
<h2 class="small">${video.title}</h2>
<p class="text">${video.description}</p>
<p class="meta"><time datetime="${video.date}">${longDate(video.date, 'en')}</time>${speakers.length > 0 && html`<span>${joinNames(speakers, 'en')}</span>`}
${isSecured && html`<span class="locked">${lockIcon}For clients</span>`}</p>
</article>`;
}
