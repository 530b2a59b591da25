/** One entry of a list, and everything it can be found by. */
export interface Row {
  id: string;
  /** Rows stand in the order of this text, then of their ids. */
  sort: string;
  /** What is answered. */
  item: object;
  /** Names by facet: these can be filtered by, and counted. */
  facets: Readonly<Record<string, readonly string[]>>;
  /** Days and months that can be filtered by range; see days.ts. */
  days?: Readonly<Record<string, readonly string[]>>;
  /** Texts whose words find the row. */
  texts?: readonly string[];
}

/** What may be suggested; `also` are other spellings that find it. */
export interface Term {
  term: string;
  weight: number;
  also?: readonly string[];
  item?: object;
}

/** A list in one order and one language: `jobs/en`, `events/title`. */
export interface List {
  name: string;
  /** How words are stemmed; without it there is no search by words. */
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
  /** As visitors know it, for filters of theirs. */
  name?: string;
  ranges: readonly Range[];
  /** The facets that are counted as if this group were not chosen. */
  counts?: readonly string[];
  isNegated?: boolean;
}
