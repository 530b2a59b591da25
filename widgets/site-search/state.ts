import type { SearchAnswer } from '../../src/services';
import type { SearchQuery } from './query';

/** What the visitor did last, which decides what they hear and where they are led. */
export type Act = 'search' | 'page' | 'return';

/** A page of results and what it answers. */
export interface Shown {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
}

/** Everything about a result page that changes. */
export interface SearchState {
  /** What was asked last, and what the page's address says. */
  readonly asked: SearchQuery;
  /** Undefined until the visitor does something. */
  readonly act?: Act;
  /** What is in view. It stays while the next page is on its way, and when that fails. */
  readonly shown?: Shown;
  readonly phase: 'ready' | 'loading' | 'slow' | 'failed';
  readonly error?: unknown;
  /** To be called once this is in view. */
  readonly arrived?: () => void;
}

export type Go = (query: SearchQuery, act?: Act, options?: { replace?: boolean }) => void;
