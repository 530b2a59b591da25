import { content, defineProps, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { cerosProps, PASTED } from '../../src/features/embeds';

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 40, description: 'Number of the exhibit, shown with the eyebrow.' }),
  ...cerosProps,
  embedCode: content({
    pasted: PASTED,
    description: 'The embed code as the vendor gives it, or the address of the page. Its scripts are not run.',
  }),
  accessibilityDescription: content({ description: 'What the experience shows, in words.' }),
  ...frameProps,
});

export type CerosProps = PropsOf<typeof props>;
