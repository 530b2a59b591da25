/**
 * In bytes, minified and brotli, of what a page loads before the visitor touches
 * anything. `complete` counts everything, loader and runtime included; `over`
 * what a widget adds to those two. Every other widget is held by what is its own:
 * all that it loads but the runtime and the rooms of build/chunks.mjs.
 */
export const BUDGETS = {
  loader: 3500,
  /** Without its manifest; what the first budget must hold is the loader of a hundred modules. */
  loaderCode: 2500,
  runtime: 15_000,
  /** Each chunk that widgets share. */
  room: 4000,
  complete: { 'sign-in': 28_000, 'sign-up': 36_000, registration: 36_000, regwall: 32_000 },
  over: { quiz: 8000, 'site-search': 12_000 },
  own: { table: 5000, 'audio-player': 3000 },
  /** Widgets that ask who is there. */
  account: 6000,
  editorial: 2500,
};
