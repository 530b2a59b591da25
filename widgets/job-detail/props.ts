import { choice, content, date, defineProps, flag, group, link, list, text, type PropsOf } from '../../src/contract';

const names = (description: string) =>
  list(text({ max: 200, description: 'A name.' }), { max: 100, default: [] as readonly string[], description });

const similar = group(
  {
    link: link({ required: true, description: 'Its page, by its title.' }),
    cities: names('Where it is; three are shown.'),
    interest: text({ max: 200, description: 'Its field.' }),
  },
  { description: 'A position like this one.' },
);

export const props = defineProps({
  jobId: text({
    max: 120,
    description:
      'Its id in the jobs service. Unless given, the last part of the address tells it: the number after the last hyphen, or all of it.',
  }),
  title: text({
    max: 300,
    description: 'Its title. With it the position is taken over from the page, without it the jobs service is asked.',
  }),
  interest: text({ max: 200, description: 'Its field.' }),
  interestCategory: text({ max: 200, description: 'The category of its field.' }),
  cities: names('Where it is.'),
  countries: names('The countries of its cities: one for all of them, or one for each.'),
  whatYouWillDo: content({ description: 'What one will do.' }),
  whoYouWillWorkWith: content({ description: 'Who one will work with.' }),
  yourBackground: content({ description: 'What one should bring along.' }),
  compensationRange: text({ max: 300, description: 'What it pays, such as EUR 60,000–72,000.' }),
  workplace: text({
    max: 60,
    description: '`on-site`, `hybrid` or `remote`, which are shown in the language of the page, or a text of the page.',
  }),
  employmentType: names('Names of schema.org, such as `FULL_TIME`, or texts of the page.'),
  applicantCountries: names('Where applicants for remote work may live.'),
  industries: names('Its industries.'),
  functions: names('Its functions.'),
  posted: date({ description: 'Since when it is open.' }),
  validThrough: date({ description: 'The last day to apply.' }),
  jobApplyUrl: link({ description: 'Where to apply.' }),
  einstiegslevel: list(link({ description: 'Where to apply at this level.' }), {
    max: 20,
    default: [],
    description: 'Several ways to apply, by level of entry, in place of the one.',
  }),
  jobLanguage: choice(['en', 'de'], {
    description: 'What it is written in, where that is not the language of the page.',
  }),
  similarJobs: list(similar, {
    max: 3,
    description: 'Positions like this one. Unless given, the jobs service is asked.',
  }),
  applyLater: flag({
    alias: ['showApplyLater'],
    description:
      'Lets visitors keep the position to apply later: on their device, and in their account once they sign in. `job-search` lists it.',
  }),
  hideShareTools: flag({ description: 'Leaves out the links that share the position.' }),
  searchPage: link({ description: 'The page to search for positions; `pages.searchJobs` unless given.' }),
  isGone: flag({ description: 'The server has no such position: the widget says so, without a request.' }),
  isSearchPage: flag({
    description:
      'The page is a search for positions too: where its address names none, nothing is shown. Elsewhere such an address leads to `pages.notFound`.',
  }),
});

export type JobDetailProps = PropsOf<typeof props>;
