import { defineProps, flag, type PropsOf } from '../../src/contract';
import { callToActions } from '../../src/features/editorial';
import { heroHeadProps, heroOverlayProps, heroPictureProps, heroPlaceProps } from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  callToActionLinks: callToActions({ max: 6, description: 'The parts of the section, as links beneath its name.' }),
  ...heroPictureProps,
  ...heroPlaceProps,
  ...heroOverlayProps,
  showBlueLines: flag({ default: true, description: 'Whether a line stands above the name and one beneath it.' }),
});

export type SectionHeroProps = PropsOf<typeof props>;
