import { defineProps, flag, link, list, type PropsOf } from '../../src/contract';
import { heroArticleProps, heroGroundProps, heroHeadProps, heroPictureProps } from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  ...heroArticleProps,
  ...heroPictureProps,
  ...heroGroundProps,
  textOnly: flag({ description: 'Leaves out the picture.' }),
  breadcrumb: list(link({ description: 'A page above this one.' }), {
    max: 8,
    default: [],
    description: 'The pages above this one, the furthest first.',
  }),
  showBreadcrumb: flag({ default: true, description: 'Whether the breadcrumb can be seen.' }),
  showShare: flag({ alias: ['shareIcon', 'showShareIcon'], description: 'Shows ways to share the page.' }),
});

export type FiftyFiftyHeroProps = PropsOf<typeof props>;
