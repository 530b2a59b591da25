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
      displayName: text({ max: 160, description: 'What it is called; the words of the link where it is missing.' }),
      workingWithUsLink: link({ description: 'The page on it.' }),
    },
    { own: 'displayName', description: 'Something that the person knows well.' },
  ),
  'displayName',
  'workingWithUsLink',
);

const location = named(
  group(
    {
      name: text({ max: 160, description: 'What it is called; the words of the link where it is missing.' }),
      url: link({ description: 'Where the office is.' }),
    },
    { own: 'name', description: 'A place of work.' },
  ),
  'name',
  'url',
);

const { to, forbiddenDomains } = socialProps;

export const props = defineProps({
  title: text({ max: 120, description: 'The name of the person.' }),
  engTitle: text({ max: 120, description: 'The same in Latin letters, shown where the name is written in others.' }),
  firmTitle: text({ max: 160, description: 'What the person does in the firm.' }),
  description: content({ description: 'Who it is, in a sentence or two.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 4,
    default: 1,
    description: 'The level of the name among the headings of the page; sections come one level below.',
  }),
  heroMode: choice(['Independent', 'IndependentV2', 'Full Bleed', 'Circular Crop'], {
    default: 'Independent',
    description:
      'How it opens: an upright portrait before the text, or after it, the picture beneath the text, or a round portrait.',
  }),
  images: list(image({ description: 'A picture.' }), {
    max: 2,
    default: [],
    description: 'The portrait, and a crop of it for screens narrower than 768 px.',
  }),
  backgroundColor: text({ max: 40, description: 'The ground of the opening, such as #17263b. Not for Full Bleed.' }),
  textColor: text({
    max: 40,
    description: 'The text on that ground. Below a contrast of 4.5:1 it is that of the theme.',
  }),
  about: content({ description: 'What the person does, at length.' }),
  aboutName: text({ max: 160, description: 'The heading over it; "About" and the name unless given.' }),
  background: content({ description: 'What the person did before.' }),
  expertise: list(expertise, {
    max: 50,
    default: [] as readonly Named[],
    description: 'What the person knows well, with pages on it.',
  }),
  additionalExpertise: text({ max: 2000, default: '', description: 'More of it without pages, separated by commas.' }),
  expertisePosition: choice(['A', 'C', 'sidebar'], {
    default: 'sidebar',
    description: 'Where it stands: A before the other sections, C after them, or the sidebar.',
  }),
  locations: list(location, { max: 20, default: [] as readonly Named[], description: 'Where the person works.' }),
  officeName: text({ max: 120, description: 'The office whose page it is: the title of the document names it.' }),
  linkedInUrl: link({ description: 'The person’s profile on LinkedIn.' }),
  twitterUrl: link({ description: 'The person’s profile on X.' }),
  getInTouch: link({ description: 'What the button says, and where it leads without the contact form.' }),
  enableContactForm: flag({ description: 'The button opens the contact form.' }),
  formType: text({
    max: 80,
    description: '"Global contact us" writes to the firm; any other form, and none, writes to the person.',
  }),
  to,
  forbiddenDomains,
  ...workProps,
  more: content({ description: 'What follows at the foot, such as its own module `published-work`.' }),
});

export type ProfilePageProps = PropsOf<typeof props>;
