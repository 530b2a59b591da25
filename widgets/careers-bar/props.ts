import { defineProps, link, list, text, type PropsOf } from '../../src/contract';
import { phrase } from '../../src/ui';

export const props = defineProps({
  sectionTitle: phrase({ max: 120, description: 'The title of the bar.' }),
  subTitle: text({ max: 200, description: 'A line below the title, if there is room.' }),
  buttonText: text({ max: 60, description: 'The label of the button. Default: the text of its link.' }),
  buttonLink: link({ description: 'The link of the button.' }),
  singinText: text({
    max: 120,
    description: 'The text before the sign-in link, such as “Applied already?”. Hidden while the bar is at the top.',
  }),
  loginLink: link({ description: 'The sign-in page for applicants.' }),
  officeCode: text({
    max: 60,
    description: 'The office of the page. The bar is hidden there, because offices have their own.',
  }),
  exclude: list(text({ max: 500, description: 'A path.' }), {
    max: 200,
    description: 'Pages without a bar, by their paths.',
  }),
});

export type CareersBarProps = PropsOf<typeof props>;
