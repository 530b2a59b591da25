import { content, defineProps, flag, type PropsOf } from '../../src/contract';

export const props = defineProps({
  guest: content({ description: 'The region for all others. It is visible without JavaScript.' }),
  registered: content({
    description:
      'The region for visitors who are let in. The server hides it with the attribute hidden. Everyone can read it in the page source, so keep secrets on the server.',
  }),
  premiumCheck: flag({ description: 'Lets in only premium visitors. Default: all signed-in visitors.' }),
});

export type PremiumGateProps = PropsOf<typeof props>;
