/**
 * In bytes, minified and brotli, of what a page loads before the visitor touches
 * anything. `complete` counts everything, loader and runtime included; `over`
 * what a widget adds to those two. Every other widget is held by what is its own:
 * its chunk without those that it shares.
 */
export const BUDGETS = {
  /** With the names of all modules, and some 30 that are to come. */
  loader: 3500,
  loaderCode: 2400,
  runtime: 19_000,
  /** Each chunk that widgets share. */
  shared: 10_000,
  complete: { 'sign-in': 38_000, registration: 42_000, regwall: 42_000 },
  over: { quiz: 12_000, 'site-search': 16_000 },
  own: { table: 6000 },
  module: 3000,
};
