import { defineProps, integer, list, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { story } from './story';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  mediaId: text({ max: 100, description: 'Its name in addresses: `#story-` and this lead to the module.' }),
  items: list(story, {
    alias: ['storyItems'],
    max: 30,
    description: 'The stories, in their order. One with neither words nor media is left out.',
    default: [],
  }),
  desktopTextColumnWidth: integer({
    minimum: 0,
    maximum: 100,
    unit: '%',
    description:
      'With 50, text and media have half of the width each; otherwise text has 4 of twelve columns and media 8.',
  }),
});

export type StoryContainerProps = PropsOf<typeof props>;
