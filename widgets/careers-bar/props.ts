import { defineProps, link, list, text, type PropsOf } from '../../src/contract';
import { phrase } from '../../src/ui';

export const props = defineProps({
  sectionTitle: phrase({ max: 120, description: 'What the bar is about.' }),
  subTitle: text({ max: 200, description: 'A line below it, where the width allows.' }),
  buttonText: text({ max: 60, description: 'What the button says; the words of its link unless given.' }),
  buttonLink: link({ description: 'Where the button leads.' }),
  singinText: text({
    max: 120,
    description:
      'What stands before the sign-in link, such as “Applied already?”; left out where the bar stands at the top.',
  }),
  loginLink: link({ description: 'Where applicants sign in.' }),
  officeCode: text({
    max: 60,
    description: 'The office of the page: offices have their own bars, so there is none here.',
  }),
  exclude: list(text({ max: 500, description: 'A path.' }), {
    max: 200,
    description: 'Pages without a bar, by their paths.',
  }),
});

export type CareersBarProps = PropsOf<typeof props>;
