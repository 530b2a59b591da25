import { array, mask, nonempty, object, string, unknown, type Infer } from 'superstruct';
import { request } from '../http';
import { listOf, listResponse } from './response';

const University = object({ name: nonempty(string()), url: nonempty(string()) });

export type University = Infer<typeof University>;

/** A response without a list is invalid: an error must not read as "no such university". */
const Response = object({ results: array(unknown()) });

export interface UniversityRequest {
  readonly q: string;
  readonly lang: string;
  /** At most. */
  readonly rows: number;
}

/** Universities with a word that starts with the text, most likely first. */
export function suggestUniversities(
  { q, lang, rows }: UniversityRequest,
  signal?: AbortSignal,
): Promise<readonly University[]> {
  const Results = object({ results: listOf(University, rows) });
  return request('universities', 'universities', {
    path: '/suggest',
    query: { q, lang, rows },
    signal,
    read: (body) => mask(mask(listResponse(body, 'results'), Response), Results).results,
  });
}
