import { choice, content, defineProps, integer, link, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  variant: choice(['bar', 'field'], {
    default: 'bar',
    description:
      'The bar leads to the page of a university; the field is one of the form around it and takes any name.',
  }),
  form: content({
    description:
      "The server's GET form with its field; for the variant `field`, the label and the field of the form around it.",
  }),
  name: text({
    max: 100,
    default: 'university',
    description: 'What the field is called in its form, where the server wrote no field.',
  }),
  label: text({ max: 120, description: 'What the field is called, where the server wrote no label.' }),
  help: text({ max: 300, description: 'What to know about the field, below it.' }),
  universities: list(link({ description: 'A university and its page.' }), {
    max: 500,
    description: 'All there are to choose from. Without them the service is asked.',
  }),
  rows: integer({ default: 8, minimum: 1, maximum: 20, description: 'How many are suggested at most.' }),
});

export type UniversitySearchProps = PropsOf<typeof props>;
