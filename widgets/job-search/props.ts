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
    link: link({ required: true, description: 'The page of the position, by its title. Its address ends in the id.' }),
    description: text({ description: 'What one will do; the beginning of it is shown.' }),
    background: text({ description: 'What one should bring along, for `additionalRequirements`.' }),
    interest: text({ description: 'Its field.' }),
    interestCategory: text({ description: 'The category of its field.' }),
    cities: list(text({ description: 'A city, or several with | between them.' }), { description: 'Where it is.' }),
    posted: date({ description: 'The day on which it was published.' }),
    language: choice(['en', 'de'], {
      description: 'What it is written in, where that is not the language of the page.',
    }),
  },
  { description: 'One position, as the server wrote it.' },
);

const option = group(
  {
    name: text({ required: true, description: 'As in the address and in the service.' }),
    filter: choice(JOB_FILTERS, {
      required: true,
      description: 'What it filters by.',
    }),
    count: integer({ minimum: 0, description: 'How many positions it would give.' }),
    parent: text({ description: 'The category of a field, the country of a city, or the continent of a country.' }),
  },
  { own: 'name', description: 'One name to filter by.' },
);

export const props = defineProps({
  source: sourceProp('a Greenhouse or Lever job board, or JobPosting JSON-LD'),
  form: content({
    description:
      "The server's GET form, or what holds its field. Its check boxes are the filters that there are, with `data-count` and, for a country, a city or a field, `data-parent`.",
  }),
  options: list(option, {
    description: 'The filters that there are, where check boxes do not say it or may not be written.',
  }),
  total: integer({
    minimum: 0,
    description: 'How many positions the server found in all. Without it they are fetched, not taken over.',
  }),
  jobs: list(job, {
    max: 500,
    description: 'The positions that the server wrote: all pages up to the one of the address.',
  }),
  jobPages: text({
    max: 500,
    description:
      'The address below which each position has its page; `jobs/` beside the page unless given. With `{slug}` an address of any form, such as `/?job={slug}`.',
  }),
  noJobs: text({ max: 300, description: 'What an empty list says.' }),
  withoutSearch: flag({ description: 'Shows the list alone, without field and filters.' }),
  applyLater: flag({
    alias: ['showApplyLater'],
    description:
      'Lets visitors keep positions to apply later, and lists these above the results. They are on the device, and in the account once the visitor signs in.',
  }),
  sortable: flag({
    description: 'Lets visitors sort by date, title or city. The service must support the parameter `sort`.',
  }),
  additionalRequirements: flag({ description: 'Shows what one should bring along on each position.' }),
});

export type JobSearchProps = PropsOf<typeof props>;
