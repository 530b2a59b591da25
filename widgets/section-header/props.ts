import { choice, defineProps, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  variant: choice(['full', 'slim'], {
    description: 'Full: large, with a description below. Slim: one line below a rule, with links at its end.',
    default: 'full',
  }),
  alignment: choice(['left', 'center'], {
    description: 'The position of the text in the full header.',
    default: 'left',
  }),
  callToActionLinks: callToActions({ max: 3, description: 'A link to more, such as the list of all articles.' }),
});

export type SectionHeaderProps = PropsOf<typeof props>;
