import { choice, defineProps, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  variant: choice(['full', 'slim'], {
    description: 'Full: large, with the description beneath. Slim: a rule and one line, links at its end.',
    default: 'full',
  }),
  alignment: choice(['left', 'center'], { description: 'Where the texts of the full header stand.', default: 'left' }),
  callToActionLinks: callToActions({ max: 3, description: 'Where there is more, such as the list of all articles.' }),
});

export type SectionHeaderProps = PropsOf<typeof props>;
