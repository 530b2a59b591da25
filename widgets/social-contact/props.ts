import { defineProps, type PropsOf } from '../../src/contract';
import { socialProps } from '../../src/features/contact';

export const props = defineProps(socialProps);

export type SocialContactProps = PropsOf<typeof props>;
