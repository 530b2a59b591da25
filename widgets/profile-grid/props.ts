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
      description: 'Their id: the contact form writes to it, and it decides the stand-in for a missing picture.',
    }),
    title: text({ max: 200, description: 'Their name; the words of the link to their page where it is missing.' }),
    firmTitle: text({ max: 200, default: '', description: 'What they are in the firm.' }),
    description: text({ default: '', description: 'What they do, in plain text. Cut at 125 characters.' }),
    backgroundHeader: text({ max: 120, default: '', description: 'The heading over the background.' }),
    background: text({ default: '', description: 'Where they come from, in plain text.' }),
    standardImage: image({ description: 'Their portrait.' }),
    url: link({ description: 'Their page.' }),
    locations: names('The cities that they work in.'),
    regions: names('The regions that they work in.'),
    interest: names('What they are interested in.'),
    languages: names('The languages that they speak.'),
    practices: names('The practices that they belong to.'),
    industryPractices: names('The same, by industry.'),
    functionalPractices: names('The same, by function.'),
    nonPracticeEntities: names('What else they belong to.'),
    isPrivate: flag({
      description: 'Shows name and title alone: no link, no way to write, and no filter finds them by more.',
    }),
    enableContactForm: flag({ description: 'Shows the icon that opens the contact form.' }),
    linkedInUrl: link({ description: 'Their profile on LinkedIn.' }),
    twitterUrl: link({ description: 'Their profile on X.' }),
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
    name: text({ max: 120, required: true, description: 'The name that the service knows.' }),
    label: text({ max: 120, description: 'What it is called, where that is another name.' }),
    count: integer({ minimum: 0, description: 'How many people it finds.' }),
  },
  { description: 'A choice.' },
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
    description: 'The people: all of them, or with a total the first page of what the address asks for.',
  }),
  total: integer({
    minimum: 0,
    description:
      'How many people the service found for this address. With it the people service filters, without it the browser does.',
  }),
  fromService: flag({
    description: 'Without people and without a total, the first page is fetched from the people service.',
  }),
  next: text({ max: 2000, description: 'The cursor of the service after the people that the server wrote.' }),
  filters: list(choice(FILTERS, { description: 'A filter.' }), {
    default: FILTERS,
    description: 'The filters, in this order. One with fewer than two choices is left out.',
  }),
  locationOptions: options('The choices of the location, where the items do not say them all.'),
  regionOptions: options('The choices of the region.'),
  interestOptions: options('The choices of the interest.'),
  languageOptions: options('The choices of the language.'),
  practiceOptions: options('The choices of the practice.'),
  search: flag({ description: 'Shows a field to search by name and title.' }),
  rows: integer({
    default: 1,
    minimum: 1,
    maximum: 60,
    description:
      'Three people for each, rounded up to whole rows: how many are shown at first, and how many more by a press.',
  }),
  twoColumns: flag({
    description:
      'Wide cards: two in a row on a medium screen and four on a large one, not four and six. With the picture beside the text there are always two.',
  }),
  layout: choice(['stacked', '30-70', '40-60', '50-50'], {
    default: 'stacked',
    description: 'Stacked: the picture above the text. The others: beside it, with 4, 5 or 6 of twelve columns.',
  }),
  ratio: choice(['16:9', '4:3', '1:1', '3:4'], { default: '16:9', description: 'Width and height of the pictures.' }),
  overlayOpacity: integer({
    default: 20,
    minimum: 0,
    maximum: 100,
    unit: '%',
    description: 'How dark a picture becomes under the pointer.',
  }),
  placeholders: list(image({ description: 'A picture.' }), {
    max: 5,
    default: [],
    description: 'Pictures for those without a portrait, chosen by their id; their initials where there are none.',
  }),
  showInterest: flag({ description: 'Cards tell the interests.' }),
  showRegion: flag({ description: 'Cards tell the regions.' }),
  showDescription: flag({ description: 'Cards tell what they do.' }),
  showBackground: flag({ description: 'Cards tell the background.' }),
  showLocation: flag({ default: true, description: 'Cards tell the locations.' }),
  forbiddenDomains: text({
    max: 2000,
    default: '',
    description: 'E-mail domains that the contact form does not take, separated by commas.',
  }),
});

export type ProfileGridProps = PropsOf<typeof props>;
