import { choice, content, defineProps, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { PASTED } from '../../src/features/embeds';
import { videoFileProps } from '../../src/features/media';

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 40, description: 'Number of the video, shown with the eyebrow.' }),
  video: content({
    pasted: `video, ${PASTED}`,
    description:
      'The video as the server wrote it: a <video> with its sources, captions and chapters, or the embed code or address of a platform such as YouTube.',
  }),
  ...videoFileProps,
  size: choice(['medium', 'large', 'full'], {
    default: 'full',
    description: 'Eight or ten of twelve columns, in the middle, or all of them.',
  }),
  transcript: content({
    description:
      'What is said and shown, in words. Visitors can search a long one. Where a line begins with a time such as 1:05, they can play from there.',
  }),
  ...frameProps,
});

export type InlineVideoProps = PropsOf<typeof props>;
