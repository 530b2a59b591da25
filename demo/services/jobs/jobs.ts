import { anyOf, betweenDays, type Group, type Lists, notAfter, sinceDay, withoutEach } from '../lists/index.ts';
import {
  type JobDocument,
  type JobFacet,
  jobFacets,
  jobFilters,
  type JobLanguage,
  jobLanguages,
  jobListName,
  type JobOrder,
} from './lists.ts';

export interface JobSearch extends Record<JobFacet, string[]> {
  q: string;
  language: JobLanguage;
  /** The position of the first result, from 1. */
  start: number;
  pageSize: number;
  /** Default: by date. */
  sort?: JobOrder;
  /** The first and the last day of posting. */
  posted?: readonly [first: string, last: string];
}

export interface JobsFound {
  numFound: number;
  docs: JobDocument[];
  facets: Record<string, Record<string, number>>;
  without: Record<string, number>;
}

export interface Jobs {
  search(query: JobSearch): Promise<JobsFound>;
  byId(id: string): Promise<JobDocument | undefined>;
  /** The open positions with these ids, in any order. */
  openAmong(ids: readonly string[]): Promise<JobDocument[]>;
  /** Similar open positions, most similar first. */
  similar(id: string): Promise<JobDocument[]>;
  terms(typed: string, language: JobLanguage): Promise<string[]>;
}

const similarCount = 3;
const compared = 60;
const maxTerms = 8;

/** `day` is the current day of the demo. Positions that are not yet published or no longer open are not found. */
export function createJobs({ lists, day }: { lists: Lists; day: () => string }): Jobs {
  const open = (): Group[] => [notAfter('posted', day()), { ranges: sinceDay('validThrough', day()) }];
  const isOpen = ({ posted, validThrough }: JobDocument) =>
    (!posted || posted <= day()) && (!validThrough || validThrough >= day());

  async function openAmong(ids: readonly string[]): Promise<JobDocument[]> {
    const found = await Promise.all(jobLanguages.map((language) => lists.byId<JobDocument>(`jobs/${language}`, ids)));
    return found
      .flat()
      .map(({ item }) => item)
      .filter(isOpen);
  }

  const byId = async (id: string) => (await openAmong([id]))[0];

  async function search({ q, language, start, pageSize, sort, posted, ...names }: JobSearch): Promise<JobsFound> {
    const filters = Object.entries(jobFilters).flatMap(
      ([name, facets]) => anyOf(name, Object.fromEntries(facets.map((facet) => [facet, names[facet]]))) ?? [],
    );
    const question = {
      list: jobListName(language, sort),
      groups: [...filters, ...(posted ? [{ ranges: betweenDays('posted', ...posted) }] : []), ...open()],
      counted: jobFacets,
      page: { size: pageSize, offset: start - 1 },
    };
    const found = await lists.search<JobDocument>(question, { text: q, language });
    return {
      numFound: found.total,
      docs: found.rows.map(({ item }) => item),
      facets: found.counts,
      without: withoutEach(question, found),
    };
  }

  return {
    search,
    byId,
    openAmong,
    async similar(id) {
      const job = await byId(id);
      if (!job) return [];
      const field = anyOf('field', { interest: [job.interest] });
      const { rows } = await lists.find<JobDocument>({
        list: `jobs/${job.language}`,
        groups: [...(field ? [field] : []), ...open()],
        excluded: [id],
        page: { size: compared },
      });
      const byLikeness = rows
        .map(({ item }) => ({ item, likeness: likeness(job, item) }))
        .sort((a, b) => b.likeness - a.likeness)
        .map(({ item }) => item);
      // One per title: the same position in another city adds nothing.
      return byLikeness
        .filter(({ title }, index) => byLikeness.findIndex((other) => other.title === title) === index)
        .slice(0, similarCount);
    },
    terms: async (typed, language) =>
      (await lists.suggest(`jobs/${language}`, typed, maxTerms)).map(({ term }) => term),
  };
}

function likeness(a: JobDocument, b: JobDocument): number {
  const shared = (first: readonly string[], other: readonly string[]) =>
    first.filter((name) => other.includes(name)).length;
  return (
    3 * shared(a.cities, b.cities) +
    2 * shared(a.functions, b.functions) +
    shared(a.industries, b.industries) +
    shared(a.countries, b.countries)
  );
}
