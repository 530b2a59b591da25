import { content, defineProps, image, type PropsOf } from '../../src/contract';
import { callToActions, frameProps } from '../../src/features/editorial';
import { foreignId } from '../../src/features/embeds';
import { fileProps } from '../../src/features/media';
import { phrase } from '../../src/ui';

export const props = defineProps({
  eyebrow: phrase({ max: 80, description: 'A short label above the title.' }),
  title: phrase({ max: 200, alias: ['headline'], description: 'The text over the image.' }),
  description: content({ description: 'A short description below the title.' }),
  callToActionLinks: callToActions({ max: 2, description: 'Links to further pages.' }),
  videoId: foreignId({ description: 'The id of the video on the video platform, if it is not in the media library.' }),
  ...fileProps,
  poster: image({ description: 'The poster image. It replaces the video for visitors who prefer reduced motion.' }),
  ...frameProps,
});

export type BackgroundVideoProps = PropsOf<typeof props>;
