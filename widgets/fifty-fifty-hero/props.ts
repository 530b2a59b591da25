import { defineProps, flag, link, list, type PropsOf } from '../../src/contract';
import { heroArticleProps, heroGroundProps, heroHeadProps, heroPictureProps } from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  ...heroArticleProps,
  ...heroPictureProps,
  ...heroGroundProps,
  textOnly: flag({ description: 'Hides the image.' }),
  breadcrumb: list(link({ description: 'A parent page.' }), {
    max: 8,
    default: [],
    description: 'The parent pages, from the top of the site.',
  }),
  showBreadcrumb: flag({ default: true, description: 'Shows the breadcrumb.' }),
  showShare: flag({ alias: ['shareIcon', 'showShareIcon'], description: 'Shows share links.' }),
});

export type FiftyFiftyHeroProps = PropsOf<typeof props>;
