import {
  choice,
  content,
  date,
  defineProps,
  flag,
  group,
  integer,
  link,
  list,
  text,
  type PropsOf,
} from '../../src/contract';
import { sourceProp } from '../../src/features/lists';
import { JOB_FILTERS } from '../../src/services/jobs';

const job = group(
  {
    link: link({ required: true, description: 'The page of the position, with its title. Its URL ends with the id.' }),
    description: text({ description: 'The tasks. The beginning is shown.' }),
    background: text({ description: 'The requirements, for `additionalRequirements`.' }),
    interest: text({ description: 'Its field.' }),
    interestCategory: text({ description: 'The category of its field.' }),
    cities: list(text({ description: 'A city, or several separated by |.' }), { description: 'The cities.' }),
    posted: date({ description: 'The publication date.' }),
    language: choice(['en', 'de'], {
      description: 'The language, if it differs from that of the page.',
    }),
  },
  { description: 'A server-rendered position.' },
);

const option = group(
  {
    name: text({ required: true, description: 'The name in the URL and in the service.' }),
    filter: choice(JOB_FILTERS, {
      required: true,
      description: 'The group of the filter.',
    }),
    count: integer({ minimum: 0, description: 'The number of positions.' }),
    parent: text({ description: 'The category of a field, the country of a city, or the continent of a country.' }),
  },
  { fromElement: 'name', description: 'A filter option.' },
);

export const props = defineProps({
  source: sourceProp('a Greenhouse or Lever job board, or JobPosting JSON-LD'),
  form: content({
    description:
      "The server's GET form, or the element that contains its field. Its check boxes are the filters, with `data-count` and, for a country, a city or a field, `data-parent`.",
  }),
  options: list(option, {
    description: 'The available filters, if the page cannot contain check boxes.',
  }),
  total: integer({
    minimum: 0,
    description: 'The total number of positions. Without it, the positions are fetched.',
  }),
  jobs: list(job, {
    max: 500,
    description: 'The server-rendered positions: all pages up to the one in the URL.',
  }),
  jobPages: text({
    max: 500,
    description:
      'The URL below which each position has its page. Default: `jobs/` beside the page. With `{slug}`, any URL, such as `/?job={slug}`.',
  }),
  noJobs: text({ max: 300, description: 'The text of an empty list.' }),
  withoutSearch: flag({ description: 'Shows only the list, without search field and filters.' }),
  applyLater: flag({
    alias: ['showApplyLater'],
    description:
      'Lets visitors store positions to apply later, and lists these above the results. They are on the device and, once the visitor signs in, in the account.',
  }),
  sortable: flag({
    description: 'Lets visitors sort by date, title or city. The service must support the parameter `sort`.',
  }),
  additionalRequirements: flag({ description: 'Shows the requirements of each position.' }),
});

export type JobSearchProps = PropsOf<typeof props>;
