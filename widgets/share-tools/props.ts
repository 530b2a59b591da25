import { defineProps, link, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  label: text({ max: 80, description: 'The label of the links. Default: “Share”.' }),
  title: text({ max: 300, description: 'The shared title, for e-mails and X. Default: the title of the page.' }),
  url: link({ description: 'The shared URL. Default: the canonical URL of the page.' }),
});

export type ShareToolsProps = PropsOf<typeof props>;
