import { choice, content, defineProps, flag, group, image, list, text, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps } from '../../src/features/editorial';
import { PASTED } from '../../src/features/embeds';
import { phrase } from '../../src/ui';

const step = group(
  {
    eyebrow: phrase({ max: 80, description: 'A short label above the title, such as an hour or a place.' }),
    title: phrase({ max: 200, alias: ['headline'], description: 'The title of the step.' }),
    description: content({ description: 'The text of the step.' }),
    standardImage: image({ description: 'The image of the step. Default: that of the previous step.' }),
    mobileImage: image({ description: 'Another crop for screens narrower than 768 px.' }),
    mp4Id: text({
      max: 500,
      description: 'A silent video instead, as MP4: its id in the media library, or its URL.',
    }),
    webmId: text({ max: 500, description: 'The same as WebM, which is smaller.' }),
    embedCode: content({
      pasted: PASTED,
      description:
        'Instead of image and video: the embed code or URL of a platform such as YouTube or Flourish. It requires consent, and its scripts do not run.',
    }),
    callToActionLinks: callToActions({ max: 2, description: 'Links of this step.' }),
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
    description: 'The side of the images. It is mirrored in right-to-left text.',
    default: 'right',
  }),
  readAsPage: flag({
    description:
      'Shows each image above or beside its text, without scrolling effects. Narrow screens, print and reduced motion always use this layout.',
  }),
});

export type ScrollyMediaProps = PropsOf<typeof props>;
export type Step = ScrollyMediaProps['steps'][number];
