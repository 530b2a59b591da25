/**
 * In bytes, minified and brotli, of what a page loads before the visitor touches
 * anything. `complete` counts everything, loader and runtime included; `over`
 * what a widget adds to those two. Every other widget is held by what is its own:
 * all that it loads but the runtime and the rooms of build/chunks.mjs.
 */
export const BUDGETS = {
  loader: 3000,
  /** Without its manifest; what the first budget must hold is the loader of a hundred modules. */
  loaderCode: 2150,
  runtime: 15_000,
  /** Each chunk that widgets share. */
  room: 4000,
  complete: { 'sign-in': 28_000, 'sign-up': 36_000, registration: 36_000, regwall: 32_000 },
  over: { quiz: 8000, 'site-search': 12_000 },
  own: { table: 5000, 'audio-player': 3000 },
  /** Widgets that ask who is there. */
  account: 6000,
  editorial: 2500,
  /**
   * Whole pages of the demonstration, and one of a host with nothing but widgets of its own: the scripts of ours that
   * a browser asks for before a touch, and the modules that stand by then. The build knows what they import at once;
   * tests/e2e/journeys/page-figures.spec.ts measures what is really asked for, and holds it.
   */
  pages: {
    home: { path: '/', modules: ['auth-router', 'session-badge', 'site-search'], bytes: 44_000, requests: 8 },
    'sign-in page': { path: '/account/sign-in', modules: ['auth-router', 'session-badge', 'sign-in', 'site-search', 'social-sign-in'], bytes: 56_000, requests: 12 },
    'article with the wall': { path: '/insights/copper-without-new-mines', modules: ['auth-router', 'regwall', 'session-badge', 'site-search'], bytes: 52_000, requests: 12 },
    'richest article': { path: '/insights/hydrogen-grows-up', modules: ['auth-router', 'footnotes', 'session-badge', 'site-search'], bytes: 54_000, requests: 16 },
    'ten widgets of a host': { modules: [], bytes: 24_000, requests: 4 },
  },
};
