import { choice, defineProps, flag, link, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { videoFileProps } from '../../src/features/media';

export const props = defineProps({
  title: headProps.title,
  description: headProps.description,
  readMoreLink: link({
    description: 'Where there is more. A link of a datasource keeps its query string, anchor, class and target.',
  }),
  ...videoFileProps,
  videoSize: choice(['medium', 'large'], {
    default: 'medium',
    alias: ['size'],
    description:
      'From 1024 px of the screen eight of twelve columns from the third, or ten from the second; below that all of them.',
  }),
  ...frameProps,
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    default: 'paper',
    alias: ['backgroundColor'],
    description: 'The ground: that of the page, a shade of it, or dark with light text.',
  }),
  collapseTopSpace: flag({
    alias: ['collapseTopSpacing'],
    description: 'Takes away the space above, so that the module stands close to the one before.',
  }),
});

export type VideoPromoProps = PropsOf<typeof props>;
