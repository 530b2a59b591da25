import { choice, defineProps, flag, link, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { videoFileProps } from '../../src/features/media';

export const props = defineProps({
  title: headProps.title,
  description: headProps.description,
  readMoreLink: link({
    description: 'A link to more. A link of a datasource keeps its query string, anchor, class and target.',
  }),
  ...videoFileProps,
  videoSize: choice(['medium', 'large'], {
    default: 'medium',
    alias: ['size'],
    description:
      'The width from a screen width of 1024 px: eight of twelve columns from the third, or ten from the second. Below that, all columns.',
  }),
  ...frameProps,
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    default: 'paper',
    alias: ['backgroundColor'],
    description: 'The background: that of the page, a shade of it, or dark with light text.',
  }),
  collapseTopSpace: flag({
    alias: ['collapseTopSpacing'],
    description: 'Removes the space above the module.',
  }),
});

export type VideoPromoProps = PropsOf<typeof props>;
