import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { SignUp } from './SignUp';
import styles from './sign-up.css';

export default defineWidget({
  name: 'sign-up',
  description:
    'Creates an account in one form, confirms the e-mail address in place, and returns to the page where the visitor started.',
  load: 'eager',
  reserve: { narrow: '50rem', wide: '40.5rem' },
  props,
  messages,
  styles,
  credentials: true,
  component: SignUp,
});
