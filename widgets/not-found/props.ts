import { content, defineProps, link, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'The heading of the page; “Page not found” without it.' }),
  text: content({ description: 'What visitors read below it, and perhaps where else they might look.' }),
  home: link({ description: 'The way on; the configured home page without it.' }),
  documentTitle: text({
    max: 120,
    description:
      'What the tab says; “404: NotFound” without it. Left alone where the server has set a title with 404 in it.',
  }),
});

export type NotFoundProps = PropsOf<typeof props>;
