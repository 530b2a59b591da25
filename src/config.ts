/** `inlay/config`: the type of the configuration. */
import type { Config } from './core';

export type { Config } from './core';

type Part<T> = T extends string | number | boolean | readonly unknown[] ? T : { readonly [K in keyof T]?: Part<T[K]> };

/** Former names, which work until the next major version. `src/contract/former-names.ts` reads them. */
interface FormerNames {
  readonly policy?: {
    /** @deprecated Write `minPasswordLength`. */
    readonly shortestPassword?: number;
    /** @deprecated Write `maxPasswordLength`. */
    readonly longestPassword?: number;
    /** @deprecated Write `maxEmailLength`. */
    readonly longestEmail?: number;
    /** @deprecated Write `maxNameLength`. */
    readonly longestName?: number;
    /** @deprecated Write `maxCompanyLength`. */
    readonly longestCompany?: number;
  };
  readonly metadata?: {
    /** @deprecated Write `parameters.identifying`. */
    readonly parameters?: readonly string[];
  };
}

/** The value of `window.inlayConfig`, or of the JSON in `data-inlay-config`. Missing keys have their defaults. */
export type PageConfig = Part<Config> & FormerNames;
