import { content, defineProps, text, type PropsOf } from '../../src/contract';
import { cerosProps, frameProps, headProps } from '../../src/editorial';

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 40, description: 'Number of the exhibit, shown with the eyebrow.' }),
  ...cerosProps,
  accessibilityDescription: content({ description: 'What the experience shows, in words.' }),
  ...frameProps,
});

export type CerosProps = PropsOf<typeof props>;
