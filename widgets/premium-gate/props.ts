import { content, defineProps, flag, type PropsOf } from '../../src/contract';

export const props = defineProps({
  guest: content({ description: 'For everyone else. The server shows it, so that it stands without JavaScript.' }),
  registered: content({
    description:
      'For those who are let in. The server hides it with the attribute hidden. It is in the page for everyone who reads its source: keep secrets on the server.',
  }),
  premiumCheck: flag({ description: 'Lets in premium visitors only; without it, everyone who is signed in.' }),
});

export type PremiumGateProps = PropsOf<typeof props>;
