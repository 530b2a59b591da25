import { content, defineProps, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { bespokeProps } from '../../src/features/embeds';

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 40, description: 'Number of the exhibit, shown with the eyebrow.' }),
  ...bespokeProps,
  accessibilityDescription: content({ description: 'The text alternative of the interactive.' }),
  ...frameProps,
});

export type BespokeInteractiveProps = PropsOf<typeof props>;
