import startDemo from '../../e2e/support/start-demo.ts';

/** `touch`: the element that the visitor opens and closes, to measure the time to the next paint. */
export const LIGHTHOUSE_PAGES = {
  home: { path: '/', touch: 'details.menu > summary' },
  'article with the wall': { path: '/insights/the-quiet-factory', touch: 'details.menu > summary' },
  'search results': { path: '/search?q=hydrogen', touch: 'details.menu > summary' },
  'richest article': { path: '/insights/hydrogen-grows-up', touch: 'details.menu > summary' },
};

/** Starts the demo on free ports with its own data, like the browser tests. */
export async function withDemo(act) {
  const stop = await startDemo();
  try {
    return await act({ site: process.env.INLAY_SITE, cdn: process.env.INLAY_CDN });
  } finally {
    await stop?.();
  }
}
