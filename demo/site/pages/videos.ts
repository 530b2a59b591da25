import { type Context, Hono } from 'hono';
import { platformVideos } from '../../media/videos.ts';
import { type VideosFound, optionsChosen, videoAccount } from '../../services/index.ts';
import { longDate } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { hero } from '../parts/hero.ts';
import { filterGroup, showMore } from '../parts/list.ts';
import { joinNames } from '../parts/people.ts';
import { heroImage } from '../parts/picture.ts';
import { breadcrumbs, pageHead } from '../parts/sections.ts';
import { withQuery } from '../paths.ts';
import { rolesOf, tokensOf } from '../session.ts';
import type { Env, View } from '../site.ts';
import { trail } from '../structured.ts';

const pageSize = 12;
const most = 96;
const title = 'Videos';
const intro = 'Short videos, talks and explanations. Each comes with a text that says the same.';

type ListedVideo = VideosFound['videos'][number];

interface Answer {
  found: VideosFound;
  /** The roles of the visitor, from the service. */
  roles: string[];
}

const groups = [
  { parameter: 'topic', facet: 'topics', item: 'topicOptions', label: 'Topic' },
  { parameter: 'speaker', facet: 'speakers', item: 'speakerOptions', label: 'Speaker' },
] as const;

/** The gallery from the service for this visitor, with a plain form, and a page for each video. */
export const videos = new Hono<Env>()
  .get('/videos', async (c) => {
    const { query } = c.get('view');
    const visibleCount = Math.min(most, pageSize * Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1));
    const searchParams = new URLSearchParams({ limit: String(visibleCount) });
    for (const { parameter, facet } of groups)
      for (const value of query.getAll(parameter)) searchParams.append(facet, value.slice(0, 2000));
    return c.html(galleryPage(c.get('view'), await findVideos(c, searchParams), visibleCount));
  })
  .get('/videos/:id', async (c, next) => {
    const { found } = await findVideos(c, new URLSearchParams({ limit: String(most) }));
    const video = found.videos.find(({ id }) => id === c.req.param('id'));
    return video ? c.html(videoPage(c.get('view'), video, found.videos)) : next();
  });

async function findVideos(c: Context<Env>, searchParams: URLSearchParams): Promise<Answer> {
  const { site } = c.get('view');
  const fetchVideos = (token?: string) =>
    site.services.request(
      `${site.addresses.site}/services/video/${videoAccount.account}/videos?${searchParams}`,
      {
        headers: {
          accept: `application/json;pk=${videoAccount.policyKey}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      c.env,
    );
  const token = tokensOf(c)?.accessToken;
  const visitorResponse = token ? await fetchVideos(token) : undefined;
  if (visitorResponse?.ok) return { found: (await visitorResponse.json()) as VideosFound, roles: rolesOf(c) };
  const response = await fetchVideos();
  return { found: response.ok ? ((await response.json()) as VideosFound) : none, roles: [] };
}

const none: VideosFound = { videos: [], total: 0, hidden: 0, nextCursor: '', facets: {} };

const opening = hero({
  module: 'video-hero',
  layout: 'over',
  settings: {
    'webm-id': 'the-quiet-factory-film.webm',
    'mp4-id': 'the-quiet-factory-film.mp4',
    captions: JSON.stringify([{ src: '/media/the-quiet-factory-film.en.vtt', language: 'en', label: 'English' }]),
  },
  text: html`<h1 class="inlay-hero__title" data-field="title">${title}</h1>
    <p class="inlay-hero__description" data-field="description">${intro}</p>
    <p class="inlay-hero__action">
      <a data-field="film" href="/media/the-quiet-factory-film.mp4">Watch one night in Thuringia</a>
    </p>`,
  picture: heroImage('/posters/the-quiet-factory-film.svg', '', '16x9'),
});

function galleryPage(view: View, { found, roles }: Answer, visibleCount: number): Html {
  const { path, query, isSignedIn } = view;
  const { videos: list, total, hidden, nextCursor } = found;
  return page(view, {
    template: 'videos',
    title,
    description: intro,
    canonical: path,
    isOverHero: true,
    structured: list.map((video) => videoData(view, video)),
    main: html`${opening}
      <div class="wrap section">
        <div
          data-module="video-gallery"
          data-heading-level="2"
          data-total="${total}"
          data-hidden-count="${hidden}"
          data-roles="${roles.join(',')}"
          ${nextCursor && html` data-next-cursor="${nextCursor}"`}
        >
          <div class="inlay-video-gallery">
            ${filterForm(view, found)}
            <div class="inlay-video-gallery__state-line">
              <p class="inlay-list-view__line">${total === 1 ? '1 video' : `${total} videos`}</p>
              ${hidden > 0 && html`<p class="inlay-video-gallery__hidden">${lock}${hidden === 1 ? '1 more video' : `${hidden} more videos`} for clients${!isSignedIn && html` <a class="inlay-video-gallery__sign-in" data-kind="link" href="/account/sign-in?redirectUrl=${encodeURIComponent(withQuery(path, query, {}))}">Sign in</a>`}</p>`}
            </div>
            ${
              total === 0 &&
              html`<div class="inlay-list-view__empty">
                <p class="inlay-list-view__text">No videos available. <a href="${path}">Show all videos</a></p>
              </div>`
            }
            <ul class="inlay-list-view__cards" role="list" data-columns="3">
              ${list.map(videoCard)}
            </ul>
            ${
              nextCursor &&
              showMore({
                progress: `Showing ${list.length} of ${total}`,
                href: `${withQuery(path, query, { page: visibleCount / pageSize + 1 })}#video-${list.at(-1)?.id ?? ''}`,
              })
            }
          </div>
        </div>
      </div>`,
  });
}

function filterForm({ path, query }: View, { facets }: VideosFound): Html {
  return html`<form class="inlay-list-view__groups" data-layout="bar" action="${path}" method="get">
    ${groups.map(({ parameter, facet, item, label }) => {
      const counts = facets[facet] ?? {};
      const selected = optionsChosen(query.getAll(parameter), Object.keys(counts));
      return filterGroup(
        { parameter, item, label, options: Object.entries(counts), selected },
        html`<button class="inlay-button" data-variant="secondary">
          <span class="inlay-button__label">Show</span>
        </button>`,
      );
    })}
  </form>`;
}

/** The poster links to the video's own page until the script plays it here. */
function videoCard({
  id,
  title: name,
  description,
  duration,
  date,
  topics,
  speakers,
  tags,
  poster,
  url,
}: ListedVideo): Html {
  const length = clock(duration);
  return html`<li class="inlay-video-gallery__item" id="video-${id}" data-item="videos">
    <div class="inlay-video-gallery__screen">
      <a class="inlay-video-gallery__poster" data-kind="poster" href="${url}" aria-label="Play “${name}”, ${length}"
        ><span class="inlay-picture"
          ><img
            class="inlay-picture__image"
            data-field="poster"
            src="${poster}"
            alt=""
            width="1600"
            height="900"
            loading="lazy"
            decoding="async"
        /></span>
        <span class="inlay-video-gallery__length">${play}${length}</span></a
      >
    </div>
    <article class="inlay-card" data-layout="stacked">
      <div class="inlay-card__text">
        <h2 class="inlay-card__title">
          <a class="inlay-card__link" data-kind="link" data-field="title" href="${url}">${name}</a>
        </h2>
        <div class="inlay-card__description">
          <p class="inlay-list-view__card-text" data-field="description">${description}</p>
        </div>
        <div class="inlay-card__meta">
          <p class="inlay-list-view__card-details">
            <time data-field="date" datetime="${date}">${longDate(date, 'en')}</time
            >${speakers.length > 0 && html`<span>${joinNames(speakers, 'en')}</span>`}
          </p>
        </div>
        <span hidden
          ><data data-field="id" value="${id}"></data><a data-field="url" href="${url}"></a
          ><data data-field="duration" value="${duration}"></data
          >${[topics.map((topic) => ['topics', topic]), speakers.map((speaker) => ['speakers', speaker]), tags.map((tag) => ['tags', tag])].flat().map(([list, value]) => html`<data data-item="${list}" value="${value}"></data>`)}</span
        >
      </div>
    </article>
  </li>`;
}

function videoPage(view: View, video: ListedVideo, allVideos: ListedVideo[]): Html {
  const { site } = view;
  const { id, title: name, description, date, speakers, topics, poster } = video;
  const { captions = [], isDrawn } = platformVideos.find((candidate) => candidate.id === id) ?? {};
  const relatedVideos = allVideos.filter(
    (other) => other.id !== id && other.topics.some((topic) => topics.includes(topic)),
  );
  return page(view, {
    template: 'video',
    title: name,
    description,
    image: { path: poster, alt: '' },
    structured: [
      videoData(view, video),
      trail(site, [
        ['/videos', title],
        [`/videos/${id}`, name],
      ]),
    ],
    main: html`${pageHead(name, description, breadcrumbs(view, [['/videos', title]]))}
      <div class="wrap section">
        <div data-module="inline-video" data-size="large" data-collapse-top-space>
          <div data-field="video">
            <video
              controls
              playsinline
              preload="none"
              width="${isDrawn ? 480 : 768}"
              height="${isDrawn ? 270 : 432}"
              poster="${poster}"
              aria-label="${name}"
            >
              <source src="/media/${id}.webm" type="video/webm" />
              <source src="/media/${id}.mp4" type="video/mp4" />
              ${captions.map((language) => html`<track kind="captions" src="/media/${id}.${language}.vtt" srclang="${language}" label="${new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language}" ${language === 'en' && html` default`} />`)}
            </video>
          </div>
        </div>
        <p class="meta">
          <time datetime="${date}">${longDate(date, 'en')}</time
          >${speakers.length > 0 && html` <span>${joinNames(speakers, 'en')}</span>`}
        </p>
        ${
          relatedVideos.length > 0 &&
          html`<h2>On the same topic</h2>
            <ul>
              ${relatedVideos.map((other) => html`<li><a href="${other.url}">${other.title}</a></li>`)}
            </ul>`
        }
        <p><a class="more" href="/videos">See all videos</a></p>
      </div>`,
  });
}

function videoData(
  { site: { addresses } }: View,
  { id, title: name, description, date, duration, poster }: ListedVideo,
): object {
  return {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: addresses.site + poster,
    uploadDate: date,
    duration: `PT${duration}S`,
    contentUrl: `${addresses.site}/media/${id}.mp4`,
    url: `${addresses.site}/videos/${id}`,
  };
}

/** As the widget renders it: 65 is `01:05`. */
function clock(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const icon = (outline: Html) =>
  html`<svg class="inlay-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${outline}</svg>`;
const lock = icon(html`<path d="M5.5 10.5h13v10h-13zm2.5 0V8a4 4 0 0 1 8 0v2.5m-4 4v2"></path>`);
const play = html`<svg
  class="inlay-icon"
  viewBox="0 0 24 24"
  width="20"
  height="20"
  aria-hidden="true"
  data-solid="true"
>
  <path d="M7 4.5v15l12.5-7.5z"></path>
</svg>`;
