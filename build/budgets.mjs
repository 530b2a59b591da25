/**
 * In bytes, minified and compressed with Brotli, before the first interaction. `complete` is everything, including
 * loader and runtime; `over` is the part of a widget beyond those two. For other widgets, the limit applies to the
 * widget's own chunk, without shared chunks.
 */
export const BUDGETS = {
  /** With the names of all modules. */
  loader: 5450,
  loaderCode: 3920,
  /** `inlay.css`, which blocks the rendering of every page that links it. */
  stylesheet: 6000,
  /**
   * Includes the session's state, cookies, signals, all kinds of props, React's complete API for `inlay.kit()`, and the
   * start of page services.
   */
  runtime: 32_300,
  /** Each chunk that widgets share. */
  shared: 10_000,
  complete: { 'sign-in': 62_150, registration: 65_700, regwall: 51_300 },
  over: { quiz: 15_050, 'site-search': 16_250 },
  ownChunk: {
    /** The site's frame, which is one file. */
    'auth-router': 8300,
    'session-badge': 8300,
    /** The content of the sign-in page, which is one file. */
    'social-sign-in': 3550,
    blog: 5300,
    table: 7400,
    'blog-entry': 4900,
    'job-detail': 5250,
    /** With the code of a job alert. */
    'job-search': 6450,
    /** With four views. */
    'events-calendar': 6450,
    'events-list': 3500,
    'profile-grid': 6200,
    'locations-map': 4750,
    'university-search': 2450,
    'saved-articles': 3050,
    'video-gallery': 6000,
    'five-fifty': 9900,
    'profile-page': 3900,
  },
  module: 3000,
  /** Chunks that only `import()` reaches: their maximum number, and the minimum size of one. */
  late: { most: 50, least: 950 },
  /** Each page service, by its file in src/page: its chunk, which only pages have that configure it. */
  pageServices: {
    consent: 3350,
    tags: 1300,
    analytics: 1780,
    metadata: 5450,
    shell: 1950,
    /** With protected pages, campaigns and the sign-out of an identity provider. */
    'office-links': 1600,
    'web-vitals': 3100,
  },
  /**
   * Whole pages of the demo, and one of a host with only its own widgets: the scripts that a browser requests before
   * the first interaction, and the modules mounted by then. The build knows the static imports;
   * tests/e2e/journeys/audit.spec.ts measures the real requests and enforces the limits.
   */
  pages: {
    home: { path: '/', modules: ['auth-router', 'session-badge', 'site-search'], bytes: 52_850, requests: 5 },
    'sign-in page': {
      path: '/account/sign-in',
      modules: ['auth-router', 'session-badge', 'sign-in', 'site-search', 'social-sign-in'],
      bytes: 69_400,
      requests: 8,
    },
    'article with the wall': {
      path: '/insights/copper-without-new-mines',
      modules: ['auth-router', 'regwall', 'session-badge', 'site-search'],
      bytes: 59_150,
      requests: 6,
    },
    'richest article': {
      path: '/insights/hydrogen-grows-up',
      modules: ['auth-router', 'footnotes', 'session-badge', 'site-search'],
      bytes: 61_900,
      requests: 9,
    },
    'ten widgets of a host': { modules: [], bytes: 37_750, requests: 2 },
  },
};
