import { content, defineProps, text, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';

export const props = defineProps({
  title: text({ max: 120, description: 'The heading above the notes; "Notes" unless given.' }),
  footnotes: content({ description: 'The notes: a list, or the blocks that Word writes. The text leads to each by a link, or by a raised number.' }),
  body: content({ description: 'The text that the notes belong to. Without it, the article around the module.' }),
  ...frameProps,
});

export type FootnotesProps = PropsOf<typeof props>;
