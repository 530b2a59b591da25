import { choice, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  pathRoutes: text({
    max: 200,
    description:
      'Path below which the routes are answered as well, such as /account for /account/signin. Hash routes such as #/signin are answered always.',
  }),
  display: choice(['auto', 'dialog', 'inline'], {
    default: 'auto',
    description:
      'Where a flow shows: in a dialog over the page or in this placeholder. Automatic is a dialog for hash routes and the placeholder for paths.',
  }),
});

export type AuthRouterProps = PropsOf<typeof props>;
