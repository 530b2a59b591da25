/** `inlay/config`: the type of the configuration. */
import type { Config } from './core';

export type { Config } from './core';

type Part<T> = T extends string | number | boolean | readonly unknown[] ? T : { readonly [K in keyof T]?: Part<T[K]> };

/** The value of `window.inlayConfig`, or of the JSON in `data-inlay-config`. Missing keys have their defaults. */
export type PageConfig = Part<Config>;
