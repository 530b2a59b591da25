import type { Content } from '../../content/load.ts';
import { officesIn } from '../../content/more/german-names.ts';
import type { JobLanguage } from './lists.ts';

export interface MasterList {
  regions: { continent: string; countries: { country: string; cities: string[] }[] }[];
  interests: { interestCategory: string; interests: string[] }[];
  industries: string[];
  functions: string[];
  workplaces: string[];
  employmentTypes: string[];
}

/** All filter values of the positions in this language. Each list is in alphabetical order. */
export function masterList({ jobs, offices }: Pick<Content, 'jobs' | 'offices'>, language: JobLanguage): MasterList {
  const jobsInLanguage = jobs.filter((job) => job.language === language);
  const named = officesIn(language, offices);
  const cityEntries = sorted(jobsInLanguage.flatMap(({ cities }) => cities)).flatMap(
    (city) => named.find((office) => office.city === city) ?? [],
  );
  const countriesOf = (continent: string) =>
    sorted(cityEntries.filter(({ region }) => region === continent).map(({ country }) => country));
  return {
    regions: sorted(cityEntries.map(({ region }) => region)).map((continent) => ({
      continent,
      countries: countriesOf(continent).map((country) => ({
        country,
        cities: sorted(cityEntries.filter((entry) => entry.country === country).map(({ city }) => city)),
      })),
    })),
    interests: sorted(jobsInLanguage.map(({ interestCategory }) => interestCategory)).map((interestCategory) => ({
      interestCategory,
      interests: sorted(
        jobsInLanguage.filter((job) => job.interestCategory === interestCategory).map(({ interest }) => interest),
      ),
    })),
    industries: sorted(jobsInLanguage.flatMap(({ industries }) => industries)),
    functions: sorted(jobsInLanguage.flatMap(({ functions }) => functions)),
    workplaces: sorted(jobsInLanguage.flatMap(({ workplace }) => workplace ?? [])),
    employmentTypes: sorted(jobsInLanguage.flatMap(({ employmentType }) => employmentType ?? [])),
  };
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}
