/**
 * Search engines. Their documents have the fields `title`, `url`, `content`, and optionally `description`, `image`,
 * `kind`, `authors`, `tags`, `location` and `date`. `kind` is a name of a filter, and counted by the engine.
 */
import type { ServiceNames } from '../../core/config';
import type { Preset } from '.';

const INDEX = { index: 'pages' };
const ALL = { all: '' };
const BY_RELEVANCE = { default: '' };
const FILTERS = ['insights', 'people', 'services', 'careers'];

/** Where the fields of a document are in a hit, and what of its text matches. */
function resultsIn(hits: string, document: string, match: string) {
  const at = (name: string) => `${document}${name}`;
  const fields = {
    title: at('title'),
    url: at('url'),
    'search-image': at('image'),
    'authors-name': at('authors'),
    'title-location': at('location'),
    'searchresults-tags': at('tags'),
    'searchresults-kind': at('kind'),
    'searchresults-date': at('date'),
  };
  return {
    results: hits,
    'results[].description': `${match}|${at('description')}|${at('content')}`,
    ...Object.fromEntries(Object.entries(fields).map(([name, theirs]) => [`results[].metatags.${name}`, theirs])),
  };
}

/** Pages whose title matches the typed text. */
function suggestionsIn(hits: string, document: string) {
  return { pages: hits, 'pages[].title': `${document}title`, 'pages[].url': `${document}url` };
}

/** Elasticsearch and OpenSearch share this part of their APIs. */
const elasticsearch: Preset = {
  required: INDEX,
  service({ index = '', key, language }): ServiceNames {
    const inLanguage = language && { filter: { term: { [language]: '{lang}' } } };
    return {
      paths: { pages: `POST /${index}/_search`, suggestions: `POST /${index}/_search` },
      ...(key && { fixedHeaders: { Authorization: `ApiKey ${key}` } }),
      values: { pages: { pageFilter: ALL, sort: { ...BY_RELEVANCE, date: 'desc' } } },
      templates: {
        pages: {
          query: {
            bool: {
              must: { multi_match: { query: '{q}', fields: ['title^3', 'tags^2', 'description', 'content'] } },
              ...inLanguage,
            },
          },
          // After the counts, which are of all kinds.
          post_filter: { term: { kind: '{pageFilter}' } },
          aggs: { kind: { terms: { field: 'kind' } } },
          highlight: { fields: { content: { fragment_size: 250, number_of_fragments: 1 } } },
          sort: [{ date: '{sort}' }, '_score'],
          from: '{start-1}',
          size: '{rows}',
          track_total_hits: true,
        },
        suggestions: {
          query: {
            bool: { must: { multi_match: { query: '{q}', type: 'bool_prefix', fields: ['title'] } }, ...inLanguage },
          },
          _source: ['title', 'url'],
          size: 5,
        },
      },
      response: {
        pages: {
          ...resultsIn('hits.hits', '_source.', 'highlight.content.0'),
          numFound: 'hits.total.value|hits.total',
          filterCounts: 'aggregations.kind.buckets',
        },
        suggestions: suggestionsIn('hits.hits', '_source.'),
      },
    };
  },
};

const typesense: Preset = {
  required: { ...INDEX, key: 'SEARCH_ONLY_KEY' },
  service({ index = '', key = '', language }): ServiceNames {
    const path = `/collections/${index}/documents/search`;
    const inLanguage = language ? `${language}:={lang}` : '';
    // All conditions are one text: the condition for all kinds is one that every document meets.
    const matchesAll = inLanguage ? '!=-' : '';
    const kinds = Object.fromEntries(FILTERS.map((name) => [name, `=${name}`]));
    return {
      paths: { pages: path, suggestions: path },
      fixedHeaders: { 'X-TYPESENSE-API-KEY': key },
      values: { pages: { pageFilter: { ...kinds, all: matchesAll }, sort: { ...BY_RELEVANCE, date: 'date:desc' } } },
      templates: {
        pages: {
          q: '{q}',
          query_by: 'title,tags,description,content',
          query_by_weights: '4,3,2,1',
          filter_by: `${inLanguage && `${inLanguage} && `}kind:{pageFilter}`,
          facet_by: 'kind',
          sort_by: '{sort}',
          offset: '{start-1}',
          limit: '{rows}',
          highlight_affix_num_tokens: 20,
        },
        suggestions: { q: '{q}', query_by: 'title', ...(inLanguage && { filter_by: inLanguage }), limit: 5 },
      },
      response: {
        pages: {
          ...resultsIn('hits', 'document.', 'highlight.content.snippet'),
          numFound: 'found',
          filterCounts: 'facet_counts.0.counts',
        },
        suggestions: suggestionsIn('hits', 'document.'),
      },
    };
  },
};

const meilisearch: Preset = {
  required: { ...INDEX, key: 'SEARCH_ONLY_KEY' },
  service({ index = '', key = '', language }): ServiceNames {
    const path = `POST /indexes/${index}/search`;
    const inLanguage = language ? [`${language} = "{lang}"`] : [];
    return {
      paths: { pages: path, suggestions: path },
      fixedHeaders: { Authorization: `Bearer ${key}` },
      values: { pages: { pageFilter: ALL, sort: { ...BY_RELEVANCE, date: 'date:desc' } } },
      templates: {
        pages: {
          q: '{q}',
          filter: [...inLanguage, 'kind = "{pageFilter}"'],
          facets: ['kind'],
          sort: ['{sort}'],
          attributesToCrop: ['content'],
          cropLength: 40,
          offset: '{start-1}',
          limit: '{rows}',
        },
        suggestions: {
          q: '{q}',
          filter: inLanguage,
          attributesToSearchOn: ['title'],
          attributesToRetrieve: ['title', 'url'],
          limit: 5,
        },
      },
      response: {
        pages: {
          ...resultsIn('hits', '', '_formatted.content'),
          numFound: 'totalHits|estimatedTotalHits',
          filterCounts: 'facetDistribution.kind',
        },
        suggestions: suggestionsIn('hits', ''),
      },
    };
  },
};

const algolia: Preset = {
  required: { ...INDEX, application: 'APPLICATION_ID', key: 'SEARCH_ONLY_KEY' },
  service({ index = '', dateIndex = index, application = '', key = '', language }): ServiceNames {
    const inLanguage = language ? [`${language}:{lang}`] : [];
    return {
      base: `https://${application.toLowerCase()}-dsn.algolia.net`,
      // Algolia sorts by another index, a replica.
      paths: { pages: 'POST /1/indexes/{sort}/query', suggestions: `POST /1/indexes/${index}/query` },
      fixedHeaders: { 'X-Algolia-Application-Id': application, 'X-Algolia-API-Key': key },
      values: { pages: { pageFilter: ALL, sort: { default: index, date: dateIndex } } },
      templates: {
        pages: {
          query: '{q}',
          facetFilters: [...inLanguage, 'kind:{pageFilter}'],
          facets: ['kind'],
          attributesToSnippet: ['content:40'],
          offset: '{start-1}',
          length: '{rows}',
        },
        suggestions: {
          query: '{q}',
          facetFilters: inLanguage,
          restrictSearchableAttributes: ['title'],
          attributesToRetrieve: ['title', 'url'],
          hitsPerPage: 5,
        },
      },
      response: {
        pages: {
          ...resultsIn('hits', '', '_snippetResult.content.value'),
          numFound: 'nbHits',
          filterCounts: 'facets.kind',
        },
        suggestions: suggestionsIn('hits', ''),
      },
    };
  },
};

/** Static files, which the browser searches: see `prepare/pagefind.ts`. */
const pagefind: Preset = {
  service: (): ServiceNames => ({
    base: '/pagefind/',
    paths: { pages: '/pagefind.js', suggestions: '/pagefind.js' },
    values: { pages: { pageFilter: ALL, sort: BY_RELEVANCE } },
  }),
};

export const SEARCH = { elasticsearch, opensearch: elasticsearch, typesense, meilisearch, algolia, pagefind };
