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
      'The video as a link, for visitors without JavaScript. Its text is the label of the button. A link to YouTube, Vimeo or Brightcove needs no other file.',
  }),
  embedCode: content({
    pasted: PASTED,
    description:
      'The embed code or URL of a platform such as YouTube. It requires consent, and its scripts do not run.',
  }),
  ...videoFileProps,
});

export type VideoHeroProps = PropsOf<typeof props>;
