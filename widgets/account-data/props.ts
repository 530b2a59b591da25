import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above it all; none where the page has one.' }),
  intro: text({ max: 400, description: 'A sentence or two above it all.' }),
  fileName: text({
    max: 60,
    default: 'my-data',
    description: 'What the downloaded file is called; the day and .json are added.',
  }),
});

export type AccountDataProps = PropsOf<typeof props>;
