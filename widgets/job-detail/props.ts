import { choice, content, date, defineProps, flag, group, link, list, text, type PropsOf } from '../../src/contract';

const names = (description: string) =>
  list(text({ max: 200, description: 'A name.' }), { max: 100, default: [] as readonly string[], description });

const similar = group(
  {
    link: link({ required: true, description: 'The page of the position, with its title.' }),
    cities: names('The cities. Three are shown.'),
    interest: text({ max: 200, description: 'Its field.' }),
  },
  { description: 'A similar position.' },
);

export const props = defineProps({
  jobId: text({
    max: 120,
    description:
      'The id in the jobs service. Default: the last part of the URL, either the number after the last hyphen or all of it.',
  }),
  title: text({
    max: 300,
    description:
      'The title. With it, the position is that of the page. Without it, the position is fetched from the jobs service.',
  }),
  interest: text({ max: 200, description: 'Its field.' }),
  interestCategory: text({ max: 200, description: 'The category of its field.' }),
  cities: names('The cities.'),
  countries: names('The countries of the cities: one for all, or one for each.'),
  whatYouWillDo: content({ description: 'The tasks.' }),
  whoYouWillWorkWith: content({ description: 'The team.' }),
  yourBackground: content({ description: 'The requirements.' }),
  compensationRange: text({ max: 300, description: 'The pay, such as EUR 60,000–72,000.' }),
  workplace: text({
    max: 60,
    description: '`on-site`, `hybrid` or `remote`, which are translated, or any text.',
  }),
  employmentType: names('Names of schema.org, such as `FULL_TIME`, or any texts.'),
  applicantCountries: names('The countries where applicants for remote work may live.'),
  industries: names('The industries.'),
  functions: names('The functions.'),
  posted: date({ description: 'The posting date.' }),
  validThrough: date({ description: 'The last day to apply.' }),
  jobApplyUrl: link({ description: 'The page for applications.' }),
  einstiegslevel: list(link({ description: 'The page for applications at this level.' }), {
    max: 20,
    default: [],
    description: 'Links for applications by entry level, instead of the single link.',
  }),
  jobLanguage: choice(['en', 'de'], {
    description: 'The language, if it differs from that of the page.',
  }),
  similarJobs: list(similar, {
    max: 3,
    description: 'Similar positions. Default: those of the jobs service.',
  }),
  applyLater: flag({
    alias: ['showApplyLater'],
    description:
      'Lets visitors store the position to apply later, on their device and, once they sign in, in their account. `job-search` lists it.',
  }),
  hideShareTools: flag({ description: 'Hides the share links.' }),
  searchPage: link({ description: 'The search page for positions. Default: `pages.searchJobs`.' }),
  isGone: flag({ description: 'The position does not exist. The widget shows a message and sends no request.' }),
  isSearchPage: flag({
    description:
      'The page is also a search. If the URL names no position, nothing is shown. On other pages, visitors are redirected to `pages.notFound`.',
  }),
});

export type JobDetailProps = PropsOf<typeof props>;
