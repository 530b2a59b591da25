import { content, defineProps, link, type PropsOf } from '../../src/contract';
import { PASTED } from '../../src/features/embeds';
import {
  heroArticleProps,
  heroHeadProps,
  heroOverlayProps,
  heroPictureProps,
  heroPlaceProps,
} from '../../src/features/hero';
import { videoFileProps } from '../../src/features/media';

export const props = defineProps({
  ...heroHeadProps,
  ...heroArticleProps,
  ...heroPictureProps,
  ...heroPlaceProps,
  ...heroOverlayProps,
  film: link({
    description:
      'The video as a link, for visitors without script; its words stand on the button. Needs no other file. A link to YouTube, Vimeo or Brightcove will do.',
  }),
  embedCode: content({
    pasted: PASTED,
    description:
      'The embed code of a platform such as YouTube, or the address there. Visitors are asked first; its scripts are not run.',
  }),
  ...videoFileProps,
});

export type VideoHeroProps = PropsOf<typeof props>;
