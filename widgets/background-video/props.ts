import { content, defineProps, image, type PropsOf } from '../../src/contract';
import { callToActions, frameProps } from '../../src/features/editorial';
import { foreignId } from '../../src/features/embeds';
import { fileProps } from '../../src/features/media';
import { phrase } from '../../src/ui';

export const props = defineProps({
  eyebrow: phrase({ max: 80, description: 'A word or two above the title.' }),
  title: phrase({ max: 200, alias: ['headline'], description: 'The words over the picture.' }),
  description: content({ description: 'A sentence or two beneath them.' }),
  callToActionLinks: callToActions({ max: 2, description: 'Where to go from here.' }),
  videoId: foreignId({ description: 'Id of the video on the video platform, where it is not in the media library.' }),
  ...fileProps,
  poster: image({ description: 'The picture until it moves, and instead of it where nothing should move.' }),
  ...frameProps,
});

export type BackgroundVideoProps = PropsOf<typeof props>;
