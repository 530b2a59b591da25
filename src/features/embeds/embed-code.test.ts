import { createLiveContent } from '../../contract/content';
import { configure } from '../../core';
import { embedAt, embedIn, embedOf, PASTED } from './embed-code';

beforeEach(() =>
  configure([
    { from: 'test', isTrusted: true, values: { embeds: { frames: 'https://maps.example https://talks.example' } } },
  ]),
);

const youtube = { provider: 'youtube', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };
const playlist = 'https://www.youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';
const ceros = `<div style='position: relative;width: auto;padding: 0 0 56.25%;height: 0;margin: 0;border: 0 none' id="experience-5f3a9c1e" data-aspectRatio="1.77777778" data-mobile-aspectRatio="0.66"><iframe allowfullscreen src='//view.ceros.com/alder-voss/harbour' frameborder='0' class='ceros-experience' title='The harbour' scrolling='no'></iframe></div>
<script type="text/javascript" src="//view.ceros.com/scroll-proxy.min.js" data-ceros-origin-domains="view.ceros.com"></script>`;

test.each([
  [
    'YouTube',
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=AbC_1&amp;start=30" title="A film &amp; more" frameborder="0" allow="accelerometer; autoplay; clipboard-write" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
    { ...youtube, src: `${youtube.src}?start=30`, title: 'A film & more', ratio: 0.5625 },
  ],
  [
    'YouTube, with a title in other notations',
    '<iframe title="Prices > costs: l&#8217;&#xE9;té&nbsp;2026 &unknown;" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    { ...youtube, title: 'Prices > costs: l’été\u00a02026 &unknown;' },
  ],
  [
    'Vimeo',
    '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0&amp;autopause=0" frameborder="0" allow="autoplay; fullscreen" style="position:absolute;top:0;left:0;width:100%;height:100%;" title="The New Vimeo Player"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    {
      provider: 'vimeo',
      src: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
      title: 'The New Vimeo Player',
      ratio: 0.5625,
    },
  ],
  [
    'Brightcove, as a frame',
    '<div style="position: relative; display: block; max-width: 960px;"><div style="padding-top: 56.25%;"><iframe src="https://players.brightcove.net/1752604059001/default_default/index.html?videoId=5550679964001" allowfullscreen allow="encrypted-media" style="position: absolute; top: 0px; width: 100%;"></iframe></div></div>',
    {
      provider: 'brightcove',
      src: 'https://players.brightcove.net/1752604059001/default_default/index.html?videoId=5550679964001',
      ratio: 0.5625,
    },
  ],
  [
    'Brightcove, in the page',
    '<video-js data-account="1752604059001" data-player="default" data-embed="default" controls="" data-video-id="5550679964001" data-playlist-id="" data-application-id="" width="960" height="540"></video-js><script src="https://players.brightcove.net/1752604059001/default_default/index.min.js"></script>',
    {
      provider: 'brightcove',
      src: 'https://players.brightcove.net/1752604059001/default_default/index.html?videoId=5550679964001',
    },
  ],
  [
    'Flourish',
    '<div class="flourish-embed flourish-chart" data-src="visualisation/7654321"><script src="https://public.flourish.studio/resources/embed.js"></script></div>',
    { provider: 'flourish', src: 'https://flo.uri.sh/visualisation/7654321/embed' },
  ],
  [
    'Flourish, as a frame',
    "<iframe src='https://flo.uri.sh/story/12345/embed' title='Interactive or visual content' class='flourish-embed-iframe' frameborder='0' scrolling='no' style='width:100%;height:600px;' sandbox='allow-same-origin'></iframe>",
    { provider: 'flourish', src: 'https://flo.uri.sh/story/12345/embed', title: 'Interactive or visual content' },
  ],
  [
    'Ceros',
    ceros,
    {
      provider: 'ceros',
      src: 'https://view.ceros.com/alder-voss/harbour',
      id: 'experience-5f3a9c1e',
      title: 'The harbour',
    },
  ],
  [
    'SoundCloud',
    '<iframe width="100%" height="300" scrolling="no" frameborder="no" allow="autoplay" src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500&auto_play=false"></iframe><div style="font-size: 10px; color: #cccccc;"><a href="https://soundcloud.com/forss" title="Forss" target="_blank">Forss</a></div>',
    {
      provider: 'soundcloud',
      src: 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500&auto_play=false',
      height: 300,
    },
  ],
  [
    'Spotify',
    '<iframe data-testid="embed-iframe" style="border-radius:12px" src="https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5?utm_source=generator" width="100%" height="152" frameBorder="0" allowfullscreen="" loading="lazy"></iframe>',
    { provider: 'spotify', src: 'https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5', height: 152 },
  ],
  [
    'Datawrapper, as a frame',
    '<iframe title="Where the water goes" aria-label="Map" id="datawrapper-chart-aB3cD" src="https://datawrapper.dwcdn.net/aB3cD/4/" scrolling="no" frameborder="0" style="width: 0; min-width: 100% !important; border: none;" height="512" data-external="1"></iframe>',
    {
      provider: 'datawrapper',
      src: 'https://datawrapper.dwcdn.net/aB3cD/',
      title: 'Where the water goes',
      height: 512,
    },
  ],
  [
    'Datawrapper, as a script',
    '<div style="min-height:512px" id="datawrapper-vis-aB3cD"><script type="text/javascript" defer src="https://datawrapper.dwcdn.net/aB3cD/embed.js" data-target="#datawrapper-vis-aB3cD"></script><noscript><img src="https://datawrapper.dwcdn.net/aB3cD/full.png" alt="" /></noscript></div>',
    { provider: 'datawrapper', src: 'https://datawrapper.dwcdn.net/aB3cD/', height: 400 },
  ],
  [
    'a frame that a consent tool put aside',
    '<iframe src="about:blank" data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    youtube,
  ],
  [
    'a page that the configuration allows',
    '<iframe src="https://maps.example/embed/7" width="600" height="450"></iframe>',
    { provider: 'embed', src: 'https://maps.example/embed/7', ratio: 0.75 },
  ],
])('the embed code of %s is taken apart', (_vendor, code, expected) => {
  expect(embedOf(code)).toMatchObject(expected);
  const container = document.createElement('div');
  container.innerHTML = code;
  expect(embedIn(createLiveContent(container.querySelector(PASTED)!))).toMatchObject(expected);
  // Escaped markup of a CMS is text, and inert markup a template.
  const escaped = document.createElement('pre');
  escaped.textContent = code;
  expect(embedIn(createLiveContent(escaped))).toMatchObject(expected);
  const template = document.createElement('div');
  template.innerHTML = `<template>${code}</template>`;
  expect(embedIn(createLiveContent(template.querySelector(PASTED)!))).toMatchObject(expected);
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', youtube.src],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${youtube.src}?start=90`],
  ['youtube.com/shorts/dQw4w9WgXcQ', youtube.src],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  [
    'https://open.spotify.com/intl-de/show/4rOoJ6Egrf8K2IrywzwOMk',
    'https://open.spotify.com/embed/show/4rOoJ6Egrf8K2IrywzwOMk',
  ],
  [
    'https://soundcloud.com/forss/flickermood',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood',
  ],
  ['https://public.flourish.studio/visualisation/7654321/', 'https://flo.uri.sh/visualisation/7654321/embed'],
  ['<a href="https://youtu.be/dQw4w9WgXcQ">Watch it</a>', youtube.src],
  ['//www.youtube.com/embed/dQw4w9WgXcQ', youtube.src],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', youtube.src],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ&feature=share', youtube.src],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube.src],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=AbC_1', youtube.src],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', youtube.src],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${youtube.src}?start=90`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${youtube.src}?start=3723`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=45', `${youtube.src}?start=45`],
  ['https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf', playlist],
  ['https://www.youtube.com/embed/videoseries?si=AbC_1&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf', playlist],
  ['https://music.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf', playlist],
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    `${youtube.src}?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf`,
  ],
  [
    'https://www.youtube.com/embed/live_stream?channel=UC4R8DWoMoI7CAwX8_LjQHig',
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UC4R8DWoMoI7CAwX8_LjQHig',
  ],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}&h=8272103f6e`],
  ['https://vimeo.com/manage/videos/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
  ['https://vimeo.com/channels/staff-picks/76979871', vimeo],
  ['https://vimeo.com/groups/short-films/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/7008490/video/76979871', vimeo],
  ['https://vimeo.com/album/7008490/video/76979871', vimeo],
  ['https://vimeo.com/showcase/7008490?video=76979871', vimeo],
  ['https://vimeo.com/event/4154130/abcdef123456', 'https://vimeo.com/event/4154130/embed/abcdef123456?dnt=1'],
  ['https://vimeo.com/ondemand/harbour/76979871', vimeo],
  ['https://vimeo.com/76979871/settings', vimeo],
  ['https://vimeo.com/76979871#t=1m30s', `${vimeo}#t=90s`],
  ['https://vimeo.com/showcase/7008490', 'https://vimeo.com/showcase/7008490/embed?dnt=1'],
  ['https://vimeo.com/event/4321', 'https://vimeo.com/event/4321/embed?dnt=1'],
  ['www.vimeo.com/76979871', vimeo],
])('the address %s is enough', (address, src) => expect(embedOf(address)?.src).toBe(src));

test.each(['www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtu.be/dQw4w9WgXcQ'])(
  'a link to %s without its scheme leads to YouTube',
  (address) => expect(embedAt(address)?.src).toBe(youtube.src),
);

test.each(['film.mp4', '/films/www.youtube.com', 'page?v=dQw4w9WgXcQ'])('a link to %s stays on the site', (address) =>
  expect(embedAt(address)).toBeUndefined(),
);

test.each([
  '',
  'Ten in the evening.',
  'https://evil.example/embed/dQw4w9WgXcQ',
  '<iframe src="https://evil.example/youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://user@evil.example/?https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://www.youtube.com/embed/../redirect?q=evil.example"></iframe>',
  'https://www.youtube.com/c/AlderVoss',
  'https://www.youtube.com/playlist',
  'https://vimeo.com/categories/animation',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
])('%j is no embed code', (code) => expect(embedOf(code)).toBeUndefined());
