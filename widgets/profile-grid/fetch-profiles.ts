import { type FetchPage, type FilterQuery, type ListPage, type Source, useSource } from '../../src/features/lists';
import { findPeople, listOfPeople } from '../../src/services/people';
import type { Profile } from './props';

/** Pages of the people service. Without a cursor, all pages up to the requested one. */
export function fetchProfiles(pageSize: number): FetchPage<FilterQuery, ListPage<Profile>> {
  return async ({ filters, values, page }, { after, signal }) => {
    const { location, region, interest, language, practice } = filters;
    const answer = await findPeople(
      {
        q: values['q'] ?? '',
        locations: location,
        regions: region,
        interest,
        languages: language,
        practice,
        limit: after === undefined ? page * pageSize : pageSize,
        afterId: after?.toString(),
      },
      signal,
    );
    const { locations = {}, regions = {}, languages = {}, ...counts } = answer.counts;
    // The service has one filter for places: regions and cities are combined with OR.
    const placeCounts =
      location && region ? {} : location ? { location: answer.without['place'] } : { region: answer.without['place'] };
    const without = {
      ...placeCounts,
      language: answer.without['languages'],
      practice: answer.without['practice'],
      interest: answer.without['interest'],
    };
    return {
      items: answer.people.map(toProfile),
      total: answer.total,
      next: answer.next,
      counts: { ...counts, location: locations, region: regions, language: languages },
      without: Object.fromEntries(
        Object.entries(without).filter((entry): entry is [string, number] => entry[1] !== undefined),
      ),
    };
  };
}

export function useSourceProfiles(address: string | undefined): Source<Profile> | undefined {
  return useSource(address, 'people', (rows) => listOfPeople(rows, rows.length).map(toProfile));
}

function toProfile(person: Awaited<ReturnType<typeof findPeople>>['people'][number]): Profile {
  const { url, linkedInUrl, twitterUrl, standardImage } = person;
  const linkTo = (address: string) => (address ? { url: address, text: '' } : undefined);
  return {
    ...person,
    backgroundHeader: '',
    background: '',
    industryPractices: [],
    functionalPractices: [],
    nonPracticeEntities: [],
    standardImage: standardImage.src ? standardImage : undefined,
    url: linkTo(url),
    linkedInUrl: linkTo(linkedInUrl),
    twitterUrl: linkTo(twitterUrl),
  };
}
