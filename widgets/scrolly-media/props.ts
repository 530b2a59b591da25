import { choice, content, defineProps, flag, group, image, list, text, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps } from '../../src/features/editorial';
import { PASTED } from '../../src/features/embeds';
import { phrase } from '../../src/ui';

const step = group(
  {
    eyebrow: phrase({ max: 80, description: 'A word or two above the title, such as an hour or a place.' }),
    title: phrase({ max: 200, alias: ['headline'], description: 'The title of the step.' }),
    description: content({ description: 'The words that pass.' }),
    standardImage: image({ description: 'The picture that stays meanwhile; that of the step before unless given.' }),
    mobileImage: image({ description: 'Another crop of it for screens narrower than 768 px.' }),
    mp4Id: text({
      max: 500,
      description: 'A video without sound that moves instead, as MP4: its id in the media library, or its address.',
    }),
    webmId: text({ max: 500, description: 'The same as WebM, which is smaller.' }),
    embedCode: content({
      pasted: PASTED,
      description:
        'Instead of picture and video: the embed code of a platform such as YouTube or Flourish, or the address there. Visitors are asked first; its scripts are not run.',
    }),
    callToActionLinks: callToActions({ max: 2, description: 'Where to read on from this step.' }),
  },
  {
    requiresAny: ['title', 'description', 'standardImage', 'mp4Id', 'webmId', 'embedCode', 'callToActionLinks'],
    description: 'One step.',
  },
);

export const props = defineProps({
  ...headProps,
  ...frameProps,
  steps: list(step, { max: 20, description: 'The steps, in their order.', default: [] }),
  mediaPlacement: choice(['left', 'right'], {
    description: 'The side of the pictures; mirrored where text runs from right to left.',
    default: 'right',
  }),
  readAsPage: flag({
    description:
      'Pins nothing: each picture stands above its words or beside them, as it does on narrow screens, on paper and for visitors who want no motion.',
  }),
});

export type ScrollyMediaProps = PropsOf<typeof props>;
export type Step = ScrollyMediaProps['steps'][number];
