import {
  defineFilterAddress,
  removeFilter,
  type Filters,
  type FilterQuery,
  type ListPage,
} from '../../src/features/lists';
import { JOB_FILTERS, JOB_ORDERS, type JobFilter, type JobOrder, type MasterList } from '../../src/services/jobs';

export const PAGE_SIZE = 20;
/** The maximum number of rows per call, and the maximum count that is announced. */
export const MOST = 500;
/** In characters; the service rejects longer queries. */
export const MAX_QUERY_LENGTH = 200;

/** The filter that contains another one. */
const PARENTS: Partial<Record<string, JobFilter>> = {
  interest: 'interestCategory',
  cities: 'countries',
  countries: 'continents',
};

/** Few services support these. They get no reserved space before their options are known. */
export const RARE_FILTERS: readonly JobFilter[] = ['workplace', 'employmentType'];

/** A position, ready to show. */
export interface JobItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly interest: string;
  readonly interestCategory: string;
  readonly description: string;
  readonly background: string;
  readonly cities: readonly string[];
  /** An ISO 8601 date; empty if the service does not provide it. */
  readonly posted: string;
  /** Undefined if it is the language of the page. */
  readonly language: string | undefined;
}

export type JobPage = ListPage<JobItem>;

/** The available options. */
export interface Choices {
  readonly names: Readonly<Partial<Record<string, readonly string[]>>>;
  /** By filter and name: the name of the containing option. */
  readonly parents: Readonly<Partial<Record<string, ReadonlyMap<string, string>>>>;
}

/** Names are checked only if the complete list is known. */
export function addressOf(choices: Choices | undefined) {
  return defineFilterAddress({
    groups: Object.fromEntries(JOB_FILTERS.map((name) => [name, { options: choices?.names[name] }])),
    values: { query: {}, sort: { default: JOB_ORDERS[0], isValid: isOrder } },
    page: 'page',
  });
}

export function isOrder(value: string | undefined): value is JobOrder {
  return JOB_ORDERS.some((order) => order === value);
}

/** A page beyond the last one becomes the last one. */
export function corrected(query: FilterQuery, { items }: JobPage): FilterQuery | undefined {
  const last = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  return query.page > last ? { ...query, page: last } : undefined;
}

/**
 * Selecting a part deselects its whole, and selecting a whole deselects its parts. Removing an option selects nothing.
 */
export function withoutRelated(before: Filters, after: Filters, { parents }: Choices): Filters {
  const isAdded = (group: string, name: string) => !before[group]?.includes(name);
  let filters = after;
  for (const [group, names] of Object.entries(after)) {
    for (const name of names) {
      for (const [whole, wholeName] of wholesOf(group, name, parents)) {
        if (!after[whole]?.includes(wholeName)) continue;
        if (isAdded(group, name)) filters = removeFilter(filters, whole, wholeName);
        else if (isAdded(whole, wholeName)) filters = removeFilter(filters, group, name);
      }
    }
  }
  return filters;
}

/** The options that contain a name: for a city, its country and its continent. */
function wholesOf(group: string, name: string, parents: Choices['parents']): [group: string, name: string][] {
  const whole = PARENTS[group];
  const wholeName = whole && parents[group]?.get(name);
  return wholeName ? [[whole, wholeName], ...wholesOf(whole, wholeName, parents)] : [];
}

export function choicesOf({
  regions,
  interests,
  industries,
  functions,
  workplaces,
  employmentTypes,
}: MasterList): Choices {
  const countries = regions.flatMap((region) => region.countries);
  const continents = regions.flatMap(({ continent, countries: countriesOfRegion }) =>
    continent ? countriesOfRegion.map(({ country }) => [country, continent] as const) : [],
  );
  const cities = countries.flatMap(({ country, cities: names }) => names.map((name) => [name, country] as const));
  const fields = interests.flatMap(({ interestCategory, interests: names }) =>
    names.map((name) => [name, interestCategory] as const),
  );
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort((a, b) => a.localeCompare(b));
  return {
    names: {
      interestCategory: interests.map(({ interestCategory }) => interestCategory),
      interest: sorted(fields.map(([name]) => name)),
      continents: sorted(continents.map(([, continent]) => continent)),
      countries: sorted(countries.map(({ country }) => country)),
      cities: sorted(cities.map(([name]) => name)),
      industries,
      functions,
      workplace: workplaces,
      employmentType: employmentTypes,
    },
    parents: { interest: new Map(fields), cities: new Map(cities), countries: new Map(continents) },
  };
}
