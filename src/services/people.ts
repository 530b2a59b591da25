import { array, defaulted, mask, min, nonempty, number, object, string, type Infer } from 'superstruct';
import { request } from '../http';
import { listOf, listResponse, lenientCounts, lenientFacets, lenientFlag, lenientText } from './response';

export interface PeopleRequest {
  readonly q: string;
  readonly locations?: readonly string[] | undefined;
  readonly regions?: readonly string[] | undefined;
  readonly interest?: readonly string[] | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly practice?: readonly string[] | undefined;
  readonly limit: number;
  /** `next` of the previous page. */
  readonly afterId?: string | undefined;
}

const names = listOf(nonempty(string()));

const Person = object({
  id: nonempty(string()),
  title: nonempty(string()),
  firmTitle: lenientText,
  description: lenientText,
  standardImage: defaulted(object({ src: lenientText, alt: lenientText }), { src: '', alt: '' }),
  url: lenientText,
  locations: names,
  regions: names,
  interest: names,
  languages: names,
  practices: names,
  isPrivate: lenientFlag,
  enableContactForm: lenientFlag,
  linkedInUrl: lenientText,
  twitterUrl: lenientText,
});

/** Rejects a response without people or total, so that an error does not look like an empty result. */
const Response = object({
  people: array(),
  total: min(number(), 0),
  hasNext: lenientFlag,
  nextCursor: lenientText,
  facets: lenientFacets,
  without: lenientCounts,
});

export interface PeopleAnswer {
  readonly people: readonly Infer<typeof Person>[];
  /** Across all pages. */
  readonly total: number;
  readonly next: string | undefined;
  /** By facet and name. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By filter: the number of results without it. */
  readonly without: Readonly<Record<string, number>>;
}

const MOST = 200;

/** A page of people, at most 200, by surname. */
export function findPeople(
  { q, limit, afterId, ...filters }: PeopleRequest,
  signal?: AbortSignal,
): Promise<PeopleAnswer> {
  return request('people', 'people', {
    path: '',
    query: { q: q || undefined, ...filters, limit: Math.min(limit, MOST), afterId },
    signal,
    read: readAnswer,
  });
}

function readAnswer(body: unknown): PeopleAnswer {
  const { people, total, hasNext, nextCursor, facets, without } = mask(listResponse(body, 'people'), Response);
  return {
    people: listOfPeople(people),
    total,
    next: hasNext && nextCursor ? nextCursor : undefined,
    counts: facets,
    without,
  };
}

/** Also people of a source. Invalid ones are left out. */
export function listOfPeople(people: unknown, most = MOST): Infer<typeof Person>[] {
  return mask({ people }, object({ people: listOf(Person, most) })).people;
}
