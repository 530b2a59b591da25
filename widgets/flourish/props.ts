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
    description: 'The embed code of the provider, or the URL of the page. Its scripts do not run.',
  }),
  accessibilityDescription: content({ description: 'The text alternative of the chart: text or a table.' }),
  source: phrase({ max: 400, description: 'The source of the figures.' }),
  ...frameProps,
});

export type FlourishProps = PropsOf<typeof props>;
