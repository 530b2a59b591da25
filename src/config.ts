/** `inlay/config`: the type of what a page may configure. */
import type { Config } from './core';

export type { Config } from './core';

type Part<T> = T extends string | number | boolean | readonly unknown[] ? T : { readonly [K in keyof T]?: Part<T[K]> };

/** `window.inlayConfig`, or the JSON of `data-inlay-config`. What is left out has its default. */
export type PageConfig = Part<Config>;
