import { choice, content, defineProps, image, text, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';
import { PASTED } from '../../src/features/embeds';
import { fileProps } from '../../src/features/media';

const file = (what: string) => text({ max: 500, description: what });

export const props = defineProps({
  image: image({
    alias: ['standardImage'],
    description: 'The image, or the poster of the video.',
  }),
  mobileImage: image({ description: 'Another crop for screens narrower than 768 px.' }),
  ...fileProps,
  tabletMp4Id: file('The video for screens narrower than 1024 px, as MP4.'),
  tabletWebmId: file('The same as WebM.'),
  tabletOggId: file('The same as Ogg.'),
  mobileMp4Id: file('The video for screens narrower than 768 px, as MP4.'),
  mobileWebmId: file('The same as WebM.'),
  mobileOggId: file('The same as Ogg.'),
  embedCode: content({
    pasted: PASTED,
    description:
      'Instead of image and video: the embed code or URL of a platform such as YouTube or Flourish. It requires consent, and its scripts do not run.',
  }),
  size: choice(['low', 'medium', 'tall'], {
    default: 'medium',
    description: 'The height, relative to the window.',
  }),
  caption: content({ description: 'The caption, with the author.' }),
  ...frameProps,
});

export type FullBleedMediaProps = PropsOf<typeof props>;
