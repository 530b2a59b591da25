import { create, nonempty, object, string } from 'superstruct';
import { request } from '../http';
import { itemsOf, listResponse } from './response';

/** An option of a list: its label and the value to send. */
export interface LookupItem {
  readonly code: string;
  readonly description: string;
}

/** In the page's language, in the service's order. */
export function fetchCountries(language: string, signal?: AbortSignal): Promise<readonly LookupItem[]> {
  return request('content', 'countries', { path: '/v1/lookuplists/country', ...lookup(language, signal) });
}

export function fetchBusinessFunctions(language: string, signal?: AbortSignal): Promise<readonly LookupItem[]> {
  return request('content', 'functions', { path: '/v1/lookuplists/function', ...lookup(language, signal) });
}

/** Without a text, an option would show its code. */
const Lookup = itemsOf(object({ code: nonempty(string()), Description: nonempty(string()) }));

function lookup(lang: string, signal: AbortSignal | undefined) {
  return {
    query: { lang },
    signal,
    read: (content: unknown): readonly LookupItem[] =>
      create(listResponse(content, 'results').results, Lookup).map(({ code, Description }) => ({
        code,
        description: Description,
      })),
  };
}
