import { plainText } from '../../../ui';
import {
  addressIn,
  distinct,
  listAt,
  parseInert,
  type Row,
  type SourceFile,
  type SourceKind,
  textAt,
  valueAt,
} from './source';

/** https://developers.greenhouse.io/job-board.html: `…/v1/boards/TOKEN/jobs?content=true`. */
export const greenhouse: SourceKind = {
  name: 'a Greenhouse job board',
  matches: ({ json }) => Array.isArray(valueAt(json, 'jobs')) && textAt(json, ['jobs', 0, 'absolute_url']) !== '',
  readers: { jobs: ({ json }) => listAt(json, 'jobs').map(greenhouseJob) },
};

/** https://github.com/lever/postings-api: `…/v0/postings/SITE?mode=json`. */
export const lever: SourceKind = {
  name: 'a Lever job board',
  matches: ({ json }) => textAt(json, [0, 'hostedUrl']) !== '',
  readers: { jobs: ({ json }) => (json as readonly unknown[]).map(leverJob) },
};

/** https://schema.org/JobPosting: a page with JSON-LD, or only the JSON-LD. */
export const jobPostings: SourceKind = {
  name: 'JobPosting JSON-LD',
  matches: (file) => postingsIn(file).length > 0,
  readers: { jobs: (file) => postingsIn(file).map((posting) => jobOf(posting, file)) },
};

function greenhouseJob(job: unknown): Row {
  const location = textAt(job, ['location', 'name']);
  const pay = listAt(job, 'pay_input_ranges')[0];
  return {
    jobID: textAt(job, ['id']),
    title: textAt(job, ['title']),
    friendlyURL: textAt(job, ['absolute_url']),
    interest: textAt(job, ['departments', 0, 'name']),
    cities: citiesIn(location),
    workplace: workplaceOf(location),
    // The service escapes its HTML twice.
    whatYouWillDo: plainText(plainText(textAt(job, ['content']))),
    posted: textAt(job, ['first_published'], ['updated_at']).slice(0, 10),
    language: textAt(job, ['language']),
    salary: salaryOf({
      currency: textAt(pay, ['currency_type']),
      from: Number(textAt(pay, ['min_cents'])) / 100,
      to: Number(textAt(pay, ['max_cents'])) / 100,
      unit: 'YEAR',
    }),
  };
}

function leverJob(job: unknown): Row {
  const locations = distinct([
    ...listAt(job, 'categories', 'allLocations').map(String),
    textAt(job, ['categories', 'location']),
  ]);
  const created = Number(textAt(job, ['createdAt']));
  return {
    jobID: textAt(job, ['id']),
    title: textAt(job, ['text']),
    friendlyURL: textAt(job, ['hostedUrl']),
    jobApplyURL: textAt(job, ['applyUrl']),
    interest: textAt(job, ['categories', 'team']),
    interestCategory: textAt(job, ['categories', 'department']),
    cities: locations.flatMap(citiesIn),
    countries: distinct([countryName(textAt(job, ['country']))]),
    employmentType: distinct([employmentTypeOf(textAt(job, ['categories', 'commitment']))]),
    workplace: workplaceOf(textAt(job, ['workplaceType'])),
    whatYouWillDo: textAt(job, ['descriptionPlain']) || plainText(textAt(job, ['description'])),
    posted: created ? new Date(created).toISOString().slice(0, 10) : '',
    salary: salaryOf({
      currency: textAt(job, ['salaryRange', 'currency']),
      from: Number(textAt(job, ['salaryRange', 'min'])),
      to: Number(textAt(job, ['salaryRange', 'max'])),
      unit: unitOf(textAt(job, ['salaryRange', 'interval'])),
    }),
  };
}

function postingsIn({ json, text }: SourceFile): unknown[] {
  if (json !== undefined) return postingsOf(json);
  if (!/application\/ld\+json/i.test(text)) return [];
  const page = parseInert(text, 'text/html');
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
    postingsOf(jsonOf(textContent ?? '')),
  );
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** In a list, in `@graph`, or as the items of an ItemList. */
function postingsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return (value as unknown[]).flatMap(postingsOf);
  if ([valueAt(value, '@type')].flat().includes('JobPosting')) return [value];
  return [
    ...listAt(value, '@graph'),
    ...listAt(value, 'itemListElement').map((item) => valueAt(item, 'item') ?? item),
  ].flatMap((inner) => (inner === value ? [] : postingsOf(inner)));
}

function jobOf(posting: unknown, file: SourceFile): Row {
  const url = addressIn(file, textAt(posting, ['url'], ['@id']));
  const addresses = [valueAt(posting, 'jobLocation')].flat().map((location) => valueAt(location, 'address'));
  const isRemote = [valueAt(posting, 'jobLocationType')].flat().includes('TELECOMMUTE');
  const countries = addresses.map((address) => textAt(address, ['addressCountry'], ['addressCountry', 'name']));
  return {
    jobID: textAt(posting, ['identifier', 'value'], ['identifier']) || url,
    title: textAt(posting, ['title'], ['name']),
    friendlyURL: url,
    interest: textAt(posting, ['occupationalCategory'], ['industry']),
    industries: distinct([textAt(posting, ['industry'])]),
    cities: distinct(addresses.map((address) => textAt(address, ['addressLocality']))),
    countries: distinct(countries.map(countryName)),
    employmentType: distinct(
      [valueAt(posting, 'employmentType')].flat().map((type) => employmentTypeOf(String(type ?? ''))),
    ),
    workplace: isRemote ? 'remote' : '',
    whatYouWillDo: plainText(textAt(posting, ['description'])),
    posted: textAt(posting, ['datePosted']).slice(0, 10),
    validThrough: textAt(posting, ['validThrough']).slice(0, 10),
    salary: salaryOf({
      currency: textAt(posting, ['baseSalary', 'currency'], ['salaryCurrency']),
      from: Number(textAt(posting, ['baseSalary', 'value', 'minValue'], ['baseSalary', 'value', 'value'])),
      to: Number(textAt(posting, ['baseSalary', 'value', 'maxValue'], ['baseSalary', 'value', 'value'])),
      unit: textAt(posting, ['baseSalary', 'value', 'unitText']) || 'YEAR',
    }),
  };
}

/** "Berlin; Paris" are two places, "Austin, TX" is one. A workplace, such as "remote", is not a place. */
function citiesIn(text: string): string[] {
  return distinct(text.split(/[;|]/)).filter((location) => !/^(?:remote|hybrid|on-?site|unspecified)$/i.test(location));
}

function workplaceOf(text: string): string {
  const [found] = /remote|hybrid|on-?site/i.exec(text) ?? [];
  return found ? found.toLowerCase().replace('onsite', 'on-site') : '';
}

const EMPLOYMENT_TYPES: readonly (readonly [RegExp, string])[] = [
  [/intern|trainee/i, 'INTERN'],
  [/part.?time/i, 'PART_TIME'],
  [/full.?time|permanent|regular/i, 'FULL_TIME'],
  [/temporary|fixed.?term/i, 'TEMPORARY'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/volunteer/i, 'VOLUNTEER'],
  [/per.?diem/i, 'PER_DIEM'],
];

/** A value of schema.org. The board's own names stay unchanged. */
function employmentTypeOf(text: string): string {
  return EMPLOYMENT_TYPES.find(([name]) => name.test(text))?.[1] ?? text;
}

function unitOf(interval: string): string {
  const [found = 'year'] = /hour|day|week|month|year/i.exec(interval) ?? [];
  return found.toUpperCase();
}

function salaryOf({ from, to, ...salary }: { currency: string; from: number; to: number; unit: string }) {
  const ends = [from, to].filter((end) => Number.isFinite(end) && end > 0);
  return salary.currency && ends.length ? { ...salary, from: Math.min(...ends), to: Math.max(...ends) } : undefined;
}

/** In English, like the names of the jobs service. An unknown code stays unchanged. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code;
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
