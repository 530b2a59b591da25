import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SignIn } from './SignIn';
import styles from './sign-in.css';

export default defineWidget({
  name: 'sign-in',
  description: 'Signs a visitor in by e-mail address and password, then opens the requested page.',
  load: 'eager',
  reserve: { narrow: '20rem', wide: '21rem' },
  props,
  messages,
  styles,
  credentials: true,
  component: SignIn,
});
