import { choice, content, defineProps, integer, link, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  variant: choice(['bar', 'field'], {
    default: 'bar',
    description:
      'The bar opens the page of a university. The field belongs to a form of the page and accepts any name.',
  }),
  form: content({
    description:
      "The server's GET form with its field. For the variant `field`, the label and the field of the form of the page.",
  }),
  name: text({
    max: 100,
    default: 'university',
    description: 'The name of the field, if there is no server-rendered field.',
  }),
  label: text({ max: 120, description: 'The label of the field, if there is no server-rendered label.' }),
  help: text({ max: 300, description: 'A help text below the field.' }),
  universities: list(link({ description: 'A university and its page.' }), {
    max: 500,
    description: 'All universities. Default: those of the service.',
  }),
  rows: integer({ default: 8, minimum: 1, maximum: 20, description: 'The maximum number of suggestions.' }),
});

export type UniversitySearchProps = PropsOf<typeof props>;
