import { fold, localPage, type FetchPage, type FilterQuery, type Source } from '../../src/features/lists';
import { JOB_FILTERS, type JobFilter, type JobPosting } from '../../src/services/jobs';
import { toItem } from './job-results';
import { PAGE_SIZE, type Choices, type JobPage } from './query';

/** Filters, counts and searches the positions of a source as the service does. */
export function createFetchSourceJobs(source: Source<JobPosting>): FetchPage<FilterQuery, JobPage> {
  return async (query, { after, lang }) => {
    const page = localPage(
      { items: await source.read(), groups: GROUPS, matches: hasWords, compare: orderOf, pageSize: PAGE_SIZE },
      query,
      after,
    );
    return { ...page, items: page.items.map((job) => toItem(job, { address: job.friendlyURL, lang })) };
  };
}

/** The filter options among the positions of a source. */
export async function choicesOfSource(source: Source<JobPosting>): Promise<Choices> {
  const jobs = await source.read();
  const namesOf = (filter: JobFilter) =>
    [...new Set(jobs.flatMap(GROUPS[filter]))].sort((a, other) => a.localeCompare(other));
  return {
    names: Object.fromEntries(JOB_FILTERS.map((filter) => [filter, namesOf(filter)])),
    parents: { interest: new Map(jobs.map(({ interest, interestCategory }) => [interest, interestCategory])) },
  };
}

const GROUPS: Readonly<Record<JobFilter, (job: JobPosting) => readonly string[]>> = {
  interestCategory: ({ interestCategory }) => (interestCategory ? [interestCategory] : []),
  interest: ({ interest }) => (interest ? [interest] : []),
  // A source has no continents.
  continents: () => [],
  countries: ({ countries }) => countries,
  cities: ({ cities }) => cities,
  industries: ({ industries }) => industries,
  functions: ({ functions }) => functions,
  workplace: ({ workplace }) => (workplace ? [workplace] : []),
  employmentType: ({ employmentType }) => employmentType,
};

/** The source itself begins with the newest. */
function orderOf({ sort }: FilterQuery['values']): ((job: JobPosting, other: JobPosting) => number) | undefined {
  if (sort !== 'title' && sort !== 'city') return undefined;
  const keyOf = ({ title, cities }: JobPosting) => (sort === 'title' ? title : (cities[0] ?? '\u{10FFFF}'));
  return (job, other) => keyOf(job).localeCompare(keyOf(other));
}

/** A position must contain every word. */
function hasWords(job: JobPosting, { query = '' }: FilterQuery['values']): boolean {
  if (!query) return true;
  const { title, interest, interestCategory, whatYouWillDo, cities, countries } = job;
  const text = fold([title, interest, interestCategory, whatYouWillDo, ...cities, ...countries].join(' '));
  return fold(query)
    .split(' ')
    .every((word) => text.includes(word));
}
