import { content, defineProps, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { flourishProps, PASTED } from '../../src/features/embeds';
import { phrase } from '../../src/ui';

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 40, description: 'Number of the exhibit, shown with the eyebrow.' }),
  ...flourishProps,
  embedCode: content({
    pasted: PASTED,
    alias: ['url', 'link'],
    description: 'The embed code as the vendor gives it, or the address of the page. Its scripts are not run.',
  }),
  accessibilityDescription: content({ description: 'What the chart shows, in words or as a table.' }),
  source: phrase({ max: 400, description: 'Where the figures come from.' }),
  ...frameProps,
});

export type FlourishProps = PropsOf<typeof props>;
