import { choice, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  pathRoutes: text({
    max: 200,
    description:
      'A path below which the routes work as well, such as /account for /account/signin. Hash routes such as #/signin always work.',
  }),
  display: choice(['auto', 'dialog', 'inline'], {
    default: 'auto',
    description:
      'Where a flow is shown: in a dialog over the page, or in this placeholder. Automatic means a dialog for hash routes, and the placeholder for paths.',
  }),
});

export type AuthRouterProps = PropsOf<typeof props>;
