import { defineProps, flag, type PropsOf } from '../../src/contract';
import { callToActions } from '../../src/features/editorial';
import { heroHeadProps, heroOverlayProps, heroPictureProps, heroPlaceProps } from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  callToActionLinks: callToActions({ max: 6, description: 'The subsections, as links below the name.' }),
  ...heroPictureProps,
  ...heroPlaceProps,
  ...heroOverlayProps,
  showBlueLines: flag({ default: true, description: 'Draws a line above and below the name.' }),
});

export type SectionHeroProps = PropsOf<typeof props>;
