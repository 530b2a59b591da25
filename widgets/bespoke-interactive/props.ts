import { content, defineProps, text, type PropsOf } from '../../src/contract';
import { bespokeProps, frameProps, headProps } from '../../src/editorial';

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 40, description: 'Number of the exhibit, shown with the eyebrow.' }),
  ...bespokeProps,
  accessibilityDescription: content({ description: 'What the interactive shows, in words.' }),
  ...frameProps,
});

export type BespokeInteractiveProps = PropsOf<typeof props>;
