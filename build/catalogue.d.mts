export interface Example {
  readonly title: string;
  readonly html: string;
  /** What the widget reads from it; with `withValues` only. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** One prop, or a member of one. */
export interface CatalogueProp {
  readonly name: string;
  readonly attribute: string;
  readonly kind: string;
  readonly required: boolean;
  readonly default?: unknown;
  readonly description: string;
  readonly limits?: string;
  readonly choices?: readonly string[];
  readonly members?: readonly CatalogueProp[];
}

export interface CatalogueEntry {
  readonly name: string;
  readonly description: string;
  readonly load: string;
  readonly props: readonly CatalogueProp[];
  readonly examples: readonly Example[];
}

export function catalogue(options?: { readonly withValues?: boolean }): Promise<CatalogueEntry[]>;
export function examplesOf(name: string): Example[];
