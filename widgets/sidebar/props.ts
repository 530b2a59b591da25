import { content, defineProps, flag, image, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  byline: content({ description: 'Who wrote the article, with links to their pages.' }),
  image: image({ alias: ['standardImage'], description: 'A portrait or a small picture above the byline.' }),
  body: content({ pasted: 'table, form, video, audio, iframe, math', description: 'The text of the sidebar.' }),
  callToActionLinks: callToActions({ max: 4, description: 'Where to read on, at most four links.' }),
  isExpandable: flag({ description: 'Shows the text of the sidebar only when the reader asks for it.' }),
  isScrolling: flag({
    description: 'Keeps the sidebar in view while the text beside it scrolls, on screens wide enough for both.',
  }),
  beside: content({
    description:
      'The text that the sidebar stands beside. Without it, a scrolling sidebar stays in view in its own column of the page.',
  }),
  ...frameProps,
});

export type SidebarProps = PropsOf<typeof props>;
