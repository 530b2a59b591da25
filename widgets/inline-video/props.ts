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
      'The server-rendered video: a <video> with sources, captions and chapters, or the embed code or URL of a platform such as YouTube.',
  }),
  ...videoFileProps,
  size: choice(['medium', 'large', 'full'], {
    default: 'full',
    description: 'The width: eight or ten of twelve columns, centred, or all columns.',
  }),
  transcript: content({
    description:
      'The transcript. A long one has a search field. If a line begins with a time such as 1:05, visitors can play from there.',
  }),
  ...frameProps,
});

export type InlineVideoProps = PropsOf<typeof props>;
