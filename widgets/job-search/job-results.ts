import { lazy } from '../../src/core';
import {
  countFilters,
  resolveFilters,
  type FetchPage,
  type FilterQuery,
  type ListPage,
} from '../../src/features/lists';
import {
  fetchMasterList,
  jobLanguage,
  searchJobs,
  suggestJobTerms,
  type Job,
  type JobLanguage,
  type JobsAnswer,
} from '../../src/services/jobs';
import type { FetchSuggestions } from '../../src/ui';
import { choicesOf, isOrder, MOST, PAGE_SIZE, type Choices, type JobItem, type JobPage } from './query';

export const fetchTerms: FetchSuggestions = (q, lang, signal) => suggestJobTerms(q, jobLanguage(lang), signal);

/** Cached until the page is unloaded. */
const choices: Record<JobLanguage, () => Promise<Choices>> = {
  en: lazy(async () => choicesOf(await fetchMasterList('en'))),
  de: lazy(async () => choicesOf(await fetchMasterList('de'))),
};

export function fetchChoices(lang: string): Promise<Choices> {
  return choices[jobLanguage(lang)]();
}

/**
 * The page after the cursor `after`, or all pages up to the one in the URL. `addressOf` returns the URL of a position by
 * its slug in the service. `loadChoices` returns the available names, which URLs may spell differently; undefined if they
 * cannot be loaded.
 */
export function createFetchJobs(
  addressOf: (name: string) => string,
  loadChoices: () => Promise<Choices | undefined>,
): FetchPage<FilterQuery, JobPage> {
  let choices: Promise<Choices | undefined> | undefined;
  return async ({ filters: chosenFilters, values, page }, { after, lang, signal }) => {
    if (countFilters(chosenFilters)) choices ??= loadChoices();
    const filters = resolveFilters(chosenFilters, (await choices)?.names ?? {});
    const language = jobLanguage(lang);
    const first = after === undefined ? 1 : Number(after);
    const last = after === undefined ? Math.min(page, MOST / PAGE_SIZE) : first;
    const request = {
      q: values.query ?? '',
      filters,
      start: (first - 1) * PAGE_SIZE + 1,
      pageSize: (last - first + 1) * PAGE_SIZE,
      lang: language,
      sort: isOrder(values.sort) && values.sort !== 'date' ? values.sort : undefined,
    };
    const answer = await searchJobs(request, signal);
    return {
      items: uniqueById(answer.jobs).map((job) =>
        toItem(job, { address: addressOf(job.friendlyURL || job.jobID), lang, requestLanguage: language }),
      ),
      total: answer.total,
      next: answer.received > 0 && last * PAGE_SIZE < answer.total ? last + 1 : undefined,
      counts: answer.counts,
      without: withoutOf(answer, filters),
    };
  };
}

interface ItemOptions {
  address: string;
  lang: string;
  /** The language of the request. */
  requestLanguage?: string;
}

export function toItem(
  { jobID, title, interest, interestCategory, whatYouWillDo, yourBackground, cities, language, posted }: Job,
  { address, lang, requestLanguage: fallbackLanguage = '' }: ItemOptions,
): JobItem {
  const languageTag = language || fallbackLanguage;
  return {
    id: jobID,
    url: address,
    title,
    interest,
    interestCategory,
    description: whatYouWillDo,
    background: yourBackground,
    posted,
    cities,
    language: lang.startsWith(languageTag) ? undefined : languageTag,
  };
}

function uniqueById(jobs: readonly Job[]): Job[] {
  return [...new Map(jobs.map((job) => [job.jobID, job])).values()];
}

/**
 * The service counts places and fields as one filter each, so its counts are valid only while an option of that group
 * is selected.
 */
function withoutOf({ without }: JobsAnswer, filters: FilterQuery['filters']): ListPage<unknown>['without'] {
  const onlyOf = (groups: readonly string[], count: number | undefined) => {
    const [chosen, other] = groups.filter((group) => filters[group]);
    return count === undefined || !chosen || other ? {} : { [chosen]: count };
  };
  return {
    ...without,
    ...onlyOf(['continents', 'countries', 'cities'], without.place),
    ...onlyOf(['interestCategory', 'interest'], without.field),
  };
}
