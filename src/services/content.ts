import { array, mask, nonempty, object, string } from 'superstruct';
import { request } from '../http';
import { listOf, listResponse, someText } from './response';

/** One entry of a list to choose from: what it is called, and what is sent. */
export interface LookupItem {
  readonly code: string;
  readonly description: string;
}

/** In the page's language, in the service's order. */
export function fetchCountries(language: string, signal?: AbortSignal): Promise<readonly LookupItem[]> {
  return fetchLookup('countries', language, signal);
}

export function fetchBusinessFunctions(language: string, signal?: AbortSignal): Promise<readonly LookupItem[]> {
  return fetchLookup('functions', language, signal);
}

const Lookup = listOf(object({ code: nonempty(string()), Description: someText }));

function fetchLookup(
  list: 'countries' | 'functions',
  lang: string,
  signal: AbortSignal | undefined,
): Promise<readonly LookupItem[]> {
  return request('content', list, {
    query: { lang },
    signal,
    read: (body) =>
      mask(mask(listResponse(body, 'results').results, array()), Lookup).map(({ code, Description }) => ({
        code,
        description: Description || code,
      })),
  });
}
