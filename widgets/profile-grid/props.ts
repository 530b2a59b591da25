import {
  choice,
  defineProps,
  flag,
  group,
  image,
  integer,
  link,
  list,
  type Prop,
  type PropsOf,
  text,
} from '../../src/contract';
import { sourceProp } from '../../src/features/lists';

const names = (description: string) =>
  list(text({ max: 120, description: 'A name.' }), { max: 50, default: [] as readonly string[], description });

const fields = group(
  {
    id: text({
      max: 200,
      description:
        'The id of the person. It is the recipient of the contact form, and selects the placeholder for a missing image.',
    }),
    title: text({ max: 200, description: 'The name. Default: the text of the link to their page.' }),
    firmTitle: text({ max: 200, default: '', description: 'The role in the firm.' }),
    description: text({ default: '', description: 'A description, as plain text. 125 characters are shown.' }),
    backgroundHeader: text({ max: 120, default: '', description: 'The heading above the background.' }),
    background: text({ default: '', description: 'The background of the person, as plain text.' }),
    standardImage: image({ description: 'A portrait.' }),
    url: link({ description: 'The page of the person.' }),
    locations: names('The cities of the person.'),
    regions: names('The regions of the person.'),
    interest: names('The interests of the person.'),
    languages: names('The languages of the person.'),
    practices: names('The practices of the person.'),
    industryPractices: names('The practices by industry.'),
    functionalPractices: names('The practices by function.'),
    nonPracticeEntities: names('Other groups of the person.'),
    isPrivate: flag({
      description: 'Shows only name and title, without link and contact form. Only filters by these find the person.',
    }),
    enableContactForm: flag({ description: 'Shows the icon that opens the contact form.' }),
    linkedInUrl: link({ description: 'The LinkedIn profile.' }),
    twitterUrl: link({ description: 'The X profile.' }),
  },
  { description: 'A person.' },
);

type Fields = NonNullable<ReturnType<typeof fields.read>>;
export type Profile = Omit<Fields, 'title'> & { readonly title: string };

const profile: Prop<Profile | undefined> = {
  ...fields,
  default: undefined,
  read(source, note) {
    const person = fields.read(source, note);
    const title = person?.title ?? person?.url?.text;
    if (person && title) return { ...person, title };
    note({ dropped: 'has no title', missing: 'title' });
    return undefined;
  },
};

/** A filter option of the server's form. */
const option = group(
  {
    name: text({ max: 120, required: true, description: 'The name in the service.' }),
    label: text({ max: 120, description: 'The label, if it differs from the name.' }),
    count: integer({ minimum: 0, description: 'The number of people.' }),
  },
  { description: 'An option.' },
);

const options = (description: string) => list(option, { max: 500, default: [] as readonly Option[], description });

interface Option {
  readonly name: string;
  readonly label: string | undefined;
  readonly count: number | undefined;
}

/** Shown in this order by default. */
export const FILTERS = ['location', 'region', 'interest', 'language', 'practice'] as const;

export const props = defineProps({
  source: sourceProp('WordPress or Drupal'),
  items: list(profile, {
    max: 2000,
    default: [] as readonly Profile[],
    description: 'The people: all, or with a total the first page for this URL.',
  }),
  total: integer({
    minimum: 0,
    description:
      'The number of people for this URL. With it, the people service filters. Without it, the browser filters.',
  }),
  fromService: flag({
    description: 'Fetches the first page from the people service if there are no people and no total.',
  }),
  next: text({ max: 2000, description: 'The cursor of the service after the server-rendered people.' }),
  filters: list(choice(FILTERS, { description: 'A filter.' }), {
    default: FILTERS,
    description: 'The filters, in this order. A filter with fewer than two options is left out.',
  }),
  locationOptions: options('The options of the location filter, if the items do not contain all.'),
  regionOptions: options('The options of the region filter.'),
  interestOptions: options('The options of the interest filter.'),
  languageOptions: options('The options of the language filter.'),
  practiceOptions: options('The options of the practice filter.'),
  search: flag({ description: 'Shows a field to search by name and title.' }),
  rows: integer({
    default: 1,
    minimum: 1,
    maximum: 60,
    description: 'Three people for each, rounded up to full rows. This is the number shown first, and added each time.',
  }),
  twoColumns: flag({
    description:
      'Wide cards: two in a row on medium screens and four on large ones, instead of four and six. With the image beside the text, there are always two.',
  }),
  layout: choice(['stacked', '30-70', '40-60', '50-50'], {
    default: 'stacked',
    description: 'Stacked: the image above the text. Others: beside it, with 4, 5 or 6 of twelve columns.',
  }),
  ratio: choice(['16:9', '4:3', '1:1', '3:4'], { default: '16:9', description: 'The aspect ratio of the images.' }),
  overlayOpacity: integer({
    default: 20,
    minimum: 0,
    maximum: 100,
    unit: '%',
    description: 'The darkness of an image under the pointer.',
  }),
  placeholders: list(image({ description: 'An image.' }), {
    max: 5,
    default: [],
    description: 'Images for people without a portrait, selected by their id. Default: initials.',
  }),
  showInterest: flag({ description: 'Shows the interests on cards.' }),
  showRegion: flag({ description: 'Shows the regions on cards.' }),
  showDescription: flag({ description: 'Shows the description on cards.' }),
  showBackground: flag({ description: 'Shows the background on cards.' }),
  showLocation: flag({ default: true, description: 'Shows the locations on cards.' }),
  forbiddenDomains: text({
    max: 2000,
    default: '',
    description: 'E-mail domains that the contact form rejects, separated by commas.',
  }),
});

export type ProfileGridProps = PropsOf<typeof props>;
