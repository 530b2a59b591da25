import { socialProps } from '../../src/features/people';
import { content, defineProps, group, image, integer, link, text, type PropsOf } from '../../src/contract';
import { heroGroundProps } from '../../src/features/hero';

const { linkedIn, twitter, enableContactForm, to, forbiddenDomains } = socialProps;

export const props = defineProps({
  name: text({ max: 120, description: 'The name of the person.' }),
  language: text({
    max: 35,
    description:
      'The language of the name, if it differs from that of the page, such as `ja`. Screen readers use it for pronunciation.',
  }),
  englishName: text({ max: 120, description: 'The name in Latin letters, if it has others.' }),
  title: text({ max: 160, description: 'The role of the person.' }),
  headingLevel: integer({
    minimum: 1,
    maximum: 6,
    default: 1,
    description: 'The heading level of the name. 1 for the title of the page.',
  }),
  image: image({ description: 'The portrait, which is cropped to a circle.' }),
  location: group(
    {
      url: link({
        pasted: 'a[href]',
        description: 'The page of the office. Its text is the place if there is no label.',
      }),
      label: text({ max: 120, description: 'The place.' }),
    },
    { fromElement: 'label', description: 'The office of the person.' },
  ),
  description: content({ description: 'A short biography.' }),
  interest: text({ max: 300, description: 'The interests of the person.' }),
  profileUrl: link({ description: 'The page of the person, if it is another page. The name links to it.' }),
  linkedIn,
  twitter,
  enableContactForm,
  to,
  forbiddenDomains,
  ...heroGroundProps,
});

export type ProfileHeroProps = PropsOf<typeof props>;
