import { content, defineProps, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { cerosProps, PASTED } from '../../src/features/embeds';

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 40, description: 'Number of the exhibit, shown with the eyebrow.' }),
  ...cerosProps,
  embedCode: content({
    pasted: PASTED,
    description: 'The embed code of the provider, or the URL of the page. Its scripts do not run.',
  }),
  accessibilityDescription: content({ description: 'The text alternative of the experience.' }),
  ...frameProps,
});

export type CerosProps = PropsOf<typeof props>;
