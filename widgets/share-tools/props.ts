import { defineProps, link, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  label: text({ max: 80, description: 'What stands before the links; “Share” unless given.' }),
  title: text({ max: 300, description: 'What is shared, for e-mails and X; the title of the page unless given.' }),
  url: link({ description: 'What is shared; the page, by its canonical address, unless given.' }),
});

export type ShareToolsProps = PropsOf<typeof props>;
