import { fetchSuggestions as fetchFound, type SearchSuggestion } from '../../src/services/search';
import type { FetchSuggestions } from '../../src/ui';
import { recentSearches } from './recent-searches';

/** What the field offers: words to search for, or a page to open. */
export interface Offer {
  readonly text: string;
  readonly kind: SearchSuggestion['kind'] | 'recent' | 'topic';
  readonly url?: string;
}

/** What the typed text may become. */
export const fetchSuggestions: FetchSuggestions<Offer> = fetchFound;

/** Where to begin, while the field is empty. */
export function firstOffers(topics: readonly string[], recent: number): readonly Offer[] {
  const searches = recentSearches(recent);
  const offered = new Set(searches.map((text) => text.toLowerCase()));
  return [
    ...searches.map((text) => ({ kind: 'recent' as const, text })),
    ...topics.filter((topic) => !offered.has(topic.toLowerCase())).map((text) => ({ kind: 'topic' as const, text })),
  ];
}
