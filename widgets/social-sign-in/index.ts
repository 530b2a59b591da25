import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SocialSignIn } from './SocialSignIn';
import styles from './social-sign-in.css';

export default defineWidget({
  name: 'social-sign-in',
  description: 'Links to the identity providers that visitors can sign in with.',
  load: 'eager',
  reserve: { narrow: '6rem', wide: '2.75rem' },
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: SocialSignIn,
});
