import { defineProps, integer, list, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { story } from './story';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  mediaId: text({ max: 100, description: 'The name in URLs: `#story-` and this name are the anchor of the module.' }),
  items: list(story, {
    alias: ['storyItems'],
    max: 30,
    description: 'The stories, in their order. A story without text and media is left out.',
    default: [],
  }),
  desktopTextColumnWidth: integer({
    minimum: 0,
    maximum: 100,
    unit: '%',
    description:
      'With 50, text and media each have half of the width. Otherwise text has 4 of twelve columns, and media 8.',
  }),
});

export type StoryContainerProps = PropsOf<typeof props>;
