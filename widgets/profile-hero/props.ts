import { socialProps } from '../../src/features/people';
import { content, defineProps, group, image, integer, link, text, type PropsOf } from '../../src/contract';
import { heroGroundProps } from '../../src/features/hero';

const { linkedIn, twitter, enableContactForm, to, forbiddenDomains } = socialProps;

export const props = defineProps({
  name: text({ max: 120, description: 'The name of the person.' }),
  language: text({
    max: 35,
    description:
      'The language of the name, where it is not that of the page, such as `ja`: screen readers pronounce it.',
  }),
  englishName: text({ max: 120, description: 'The same in Latin letters, where it is written in others.' }),
  title: text({ max: 160, description: 'What the person does.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 6,
    default: 1,
    description: 'The level of the name among the headings of the page: 1 where it opens the page.',
  }),
  image: image({ description: 'The portrait; it is shown as a circle.' }),
  location: group(
    {
      url: link({
        pasted: 'a[href]',
        description: 'The page of the office; its words are the place where there is no label.',
      }),
      label: text({ max: 120, description: 'The place.' }),
    },
    { own: 'label', description: 'Where the person works.' },
  ),
  description: content({ description: 'Who it is, in a few sentences.' }),
  interest: text({ max: 300, description: 'What the person is interested in.' }),
  profileUrl: link({ description: 'The page of the person, where this is not it: the name leads there.' }),
  linkedIn,
  twitter,
  enableContactForm,
  to,
  forbiddenDomains,
  ...heroGroundProps,
});

export type ProfileHeroProps = PropsOf<typeof props>;
