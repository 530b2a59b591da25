import { content, defineProps, flag, image, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  byline: content({ description: 'The authors of the article, with links to their pages.' }),
  image: image({ alias: ['standardImage'], description: 'A portrait or a small image above the byline.' }),
  body: content({ pasted: 'table, form, video, audio, iframe, math', description: 'The text of the sidebar.' }),
  callToActionLinks: callToActions({ max: 4, description: 'Links to further reading, at most four.' }),
  isExpandable: flag({ description: 'Shows the text of the sidebar only on request.' }),
  isScrolling: flag({
    description: 'Keeps the sidebar in view while the text beside it scrolls, on wide screens.',
  }),
  beside: content({
    description: 'The text beside the sidebar. Without it, a scrolling sidebar stays in view in its own column.',
  }),
  ...frameProps,
});

export type SidebarProps = PropsOf<typeof props>;
