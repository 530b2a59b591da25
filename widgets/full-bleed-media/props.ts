import { choice, content, defineProps, image, text, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';
import { PASTED } from '../../src/features/embeds';
import { fileProps } from '../../src/features/media';

const file = (what: string) => text({ max: 500, description: what });

export const props = defineProps({
  image: image({
    alias: ['standardImage'],
    description: 'The picture, and what stands for the video until it moves.',
  }),
  mobileImage: image({ description: 'Another crop of it for screens narrower than 768 px.' }),
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
      'Instead of picture and video: the embed code of a platform such as YouTube or Flourish, or the address there. Visitors are asked first; its scripts are not run.',
  }),
  size: choice(['low', 'medium', 'tall'], {
    default: 'medium',
    description: 'How much of the window it takes in height.',
  }),
  caption: content({ description: 'What it shows and who made it.' }),
  ...frameProps,
});

export type FullBleedMediaProps = PropsOf<typeof props>;
