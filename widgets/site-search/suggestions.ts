import { fetchSuggestions as fetchFound, type SearchSuggestion } from '../../src/services/search';
import type { FetchSuggestions } from '../../src/ui';
import { recentSearches } from './recent-searches';

/** The suggestions: a text to search for, or a page to open. */
export interface Offer {
  readonly text: string;
  readonly kind: SearchSuggestion['kind'] | 'recent' | 'topic';
  readonly url?: string;
}

/** Completions of the typed text. */
export const fetchSuggestions: FetchSuggestions<Offer> = fetchFound;

/** Suggestions for an empty field. */
export function firstOffers(topics: readonly string[], recent: number): readonly Offer[] {
  const searches = recentSearches(recent);
  const offered = new Set(searches.map((text) => text.toLowerCase()));
  return [
    ...searches.map((text) => ({ kind: 'recent' as const, text })),
    ...topics.filter((topic) => !offered.has(topic.toLowerCase())).map((text) => ({ kind: 'topic' as const, text })),
  ];
}
