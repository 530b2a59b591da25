import { frameIn } from './oembed';

test.each([
  ['<iframe src="https://stage.example/a?b=1&amp;c=2" width="640"></iframe>', 'https://stage.example/a?b=1&c=2'],
  ["<div><iframe\n width='1' src='//stage.example/a'></iframe></div>", '//stage.example/a'],
  ['<IFRAME SRC=https://stage.example/a allowfullscreen></IFRAME>', 'https://stage.example/a'],
  ['<iframe data-src="https://stage.example/later"></iframe>', undefined],
  ['<iframe src=""></iframe>', undefined],
  ['<h1>Not found</h1><img src="https://stage.example/a.png">', undefined],
  ['', undefined],
])('%j has the frame %j', (html, src) => expect(frameIn(html)).toBe(src));
