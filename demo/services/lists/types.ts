/** An entry of a list, and all its search keys. */
export interface Row {
  id: string;
  /** Rows are sorted by this text, then by id. */
  sort: string;
  /** The item in responses. */
  item: object;
  /** Names by facet, for filters and counts. */
  facets: Readonly<Record<string, readonly string[]>>;
  /** Days and months for range filters; see days.ts. */
  days?: Readonly<Record<string, readonly string[]>>;
  /** Texts for searches by words. */
  texts?: readonly string[];
}

/** Suggestions; `also` are other spellings that match. */
export interface Term {
  term: string;
  weight: number;
  also?: readonly string[];
  item?: object;
}

/** A list in one order and one language: `jobs/en`, `events/title`. */
export interface List {
  name: string;
  /** The stemming language; without it there is no search by words. */
  language?: 'en' | 'de';
  rows: readonly Row[];
  terms?: readonly Term[];
}

/** Values of a facet from `low` to `high`, both included, as folded text. */
export interface Range {
  facet: string;
  low: string;
  high: string;
}

/** Rows that match any of the ranges; or, negated, none of them. */
export interface Group {
  /** The filter's name on the page. */
  name?: string;
  ranges: readonly Range[];
  /** The facets that are counted as if nothing in this group were selected. */
  counts?: readonly string[];
  isNegated?: boolean;
}
