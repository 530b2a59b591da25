import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction.' }),
  fileName: text({
    max: 60,
    default: 'my-data',
    description: 'The name of the downloaded file. The day and .json are added.',
  }),
});

export type AccountDataProps = PropsOf<typeof props>;
