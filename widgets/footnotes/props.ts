import { content, defineProps, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';
import { phrase } from '../../src/ui';

export const props = defineProps({
  title: phrase({ max: 120, description: 'The heading above the notes; "Notes" unless given.' }),
  footnotes: content({
    description:
      'The notes: a list, or the blocks that Word writes. The text leads to each by a link, or by a raised number.',
  }),
  body: content({ description: 'The text that the notes belong to. Without it, the article around the module.' }),
  ...frameProps,
});

export type FootnotesProps = PropsOf<typeof props>;
