import { defineProps, type PropsOf } from '../../src/contract';
import { socialProps } from '../../src/features/people';

export const props = defineProps(socialProps);

export type SocialContactProps = PropsOf<typeof props>;
