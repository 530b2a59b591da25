import { content, defineProps, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';
import { phrase } from '../../src/ui';

export const props = defineProps({
  title: phrase({ max: 120, description: 'The heading above the notes. Default: "Notes".' }),
  footnotes: content({
    description:
      'The notes: a list, or the blocks that Word creates. The text refers to each by a link or a superscript number.',
  }),
  body: content({ description: 'The text with the references. Default: the article that contains the module.' }),
  ...frameProps,
});

export type FootnotesProps = PropsOf<typeof props>;
