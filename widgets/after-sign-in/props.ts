import { choice, defineProps, flag, integer, list, type PropsOf } from '../../src/contract';

export const FIELDS = ['company', 'title', 'businessFunction', 'country'] as const;

export type Field = (typeof FIELDS)[number];

export const props = defineProps({
  offersPasskey: flag({
    default: true,
    description: 'Offers a passkey once after a sign-in with a password, if flags.passkeys is on.',
  }),
  questions: list(choice(FIELDS, { description: 'A field of the profile.' }), {
    description: 'Fields of the profile to ask for, in this order. Fields that the profile has are skipped.',
  }),
  days: integer({ minimum: 1, default: 30, description: 'Days between two questions, also after "Not now".' }),
});

export type AfterSignInProps = PropsOf<typeof props>;
