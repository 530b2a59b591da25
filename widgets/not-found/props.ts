import { content, defineProps, link, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'The heading of the page. Default: “Page not found”.' }),
  text: content({ description: 'The text below the heading, such as links to other pages.' }),
  home: link({ description: 'The link to continue. Default: the configured home page.' }),
  documentTitle: text({
    max: 120,
    description: 'The document title. Default: “404: NotFound”. A server-rendered title that contains 404 stays.',
  }),
});

export type NotFoundProps = PropsOf<typeof props>;
