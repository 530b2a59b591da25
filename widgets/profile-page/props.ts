import {
  choice,
  content,
  defineProps,
  flag,
  group,
  image,
  integer,
  link,
  list,
  text,
  type Link,
  type Prop,
  type PropsOf,
} from '../../src/contract';
import { socialProps } from '../../src/features/people';
import { workProps } from '../../src/features/works';

/** A name, with a link if it has a page. */
export interface Named {
  readonly name: string;
  readonly link: Link | undefined;
}

/** The text of a link is the name. Entries without a name are left out. */
function named(
  fields: Prop<{ readonly [field: string]: string | Link | undefined } | undefined>,
  nameField: string,
  linkField: string,
): Prop<Named | undefined> {
  return {
    ...fields,
    default: undefined,
    read(source, note) {
      const parsed = fields.read(source, note);
      const link = parsed?.[linkField] as Link | undefined;
      const name = (parsed?.[nameField] as string | undefined) || link?.text;
      if (name) return { name, link };
      note({ dropped: `has no ${nameField}`, missing: nameField });
      return undefined;
    },
  };
}

const expertise = named(
  group(
    {
      displayName: text({ max: 160, description: 'The name. Default: the text of the link.' }),
      workingWithUsLink: link({ description: 'The page about it.' }),
    },
    { fromElement: 'displayName', description: 'An area of expertise.' },
  ),
  'displayName',
  'workingWithUsLink',
);

const location = named(
  group(
    {
      name: text({ max: 160, description: 'The name. Default: the text of the link.' }),
      url: link({ description: 'The page of the office.' }),
    },
    { fromElement: 'name', description: 'An office.' },
  ),
  'name',
  'url',
);

const { to, forbiddenDomains } = socialProps;

export const props = defineProps({
  title: text({ max: 120, description: 'The name of the person.' }),
  engTitle: text({ max: 120, description: 'The name in Latin letters, shown if the name has others.' }),
  firmTitle: text({ max: 160, description: 'The role in the firm.' }),
  description: content({ description: 'A short biography.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 4,
    default: 1,
    description: 'The heading level of the name. Sections are one level below.',
  }),
  heroMode: choice(['Independent', 'IndependentV2', 'Full Bleed', 'Circular Crop'], {
    default: 'Independent',
    description:
      'The layout of the header: a portrait before or after the text, the image below the text, or a round portrait.',
  }),
  images: list(image({ description: 'An image.' }), {
    max: 2,
    default: [],
    description: 'The portrait, and a crop of it for screens narrower than 768 px.',
  }),
  backgroundColor: text({ max: 40, description: 'The background of the header, such as #17263b. Not for Full Bleed.' }),
  textColor: text({
    max: 40,
    description: 'The text colour on that background. Below a contrast of 4.5:1, the theme’s colour is used.',
  }),
  about: content({ description: 'The role in full.' }),
  aboutName: text({ max: 160, description: 'The heading above it. Default: "About" and the name.' }),
  background: content({ description: 'The career before.' }),
  expertise: list(expertise, {
    max: 50,
    default: [] as readonly Named[],
    description: 'Areas of expertise with a page.',
  }),
  additionalExpertise: text({
    max: 2000,
    default: '',
    description: 'More areas of expertise without a page, separated by commas.',
  }),
  expertisePosition: choice(['A', 'C', 'sidebar'], {
    default: 'sidebar',
    description: 'The position of the expertise: A before the other sections, C after them, or in the sidebar.',
  }),
  locations: list(location, { max: 20, default: [] as readonly Named[], description: 'The offices of the person.' }),
  officeName: text({ max: 120, description: 'The office of the page, which is added to the document title.' }),
  linkedInUrl: link({ description: 'The person’s profile on LinkedIn.' }),
  twitterUrl: link({ description: 'The person’s profile on X.' }),
  getInTouch: link({ description: 'The label of the button, and its link without the contact form.' }),
  enableContactForm: flag({ description: 'The button opens the contact form.' }),
  formType: text({
    max: 80,
    description: 'With "Global contact us", messages go to the firm. Otherwise they go to the person.',
  }),
  to,
  forbiddenDomains,
  ...workProps,
  more: content({ description: 'Content at the end, such as a module `published-work`.' }),
});

export type ProfilePageProps = PropsOf<typeof props>;
