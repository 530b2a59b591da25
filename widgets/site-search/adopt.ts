import type { SiteSearchProps } from './props';
import type { SearchQuery } from './query';
import type { Shown } from './state';

/** The page of results that the server wrote for this address, if it did. */
export function adopted({ total, results = [], usedQuery = '', suggestedQuery = '', message = '' }: SiteSearchProps, query: SearchQuery): Shown | undefined {
  if (total === undefined || !query.q) return undefined;
  return {
    query,
    answer: {
      total,
      usedQuery,
      suggestedQuery,
      message,
      results: results.map(({ link, description = '', image, authors = [], location = '', tags = [] }) => ({
        url: link.url,
        title: link.text,
        description,
        image: image?.src ?? '',
        authors: authors.flatMap(parted),
        location,
        tags: tags.flatMap(parted),
      })),
    },
  };
}

/** One name, or several with a bar between them. */
function parted(text: string): string[] {
  return text.split(/\s*\|\s*/).filter(Boolean);
}
