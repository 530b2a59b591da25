import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Registration } from './Registration';
import styles from './registration.css';

export default defineWidget({
  name: 'registration',
  description: 'The full registration form, or four steps for visitors who use single sign-on.',
  load: 'eager',
  reserve: { narrow: '87.5rem', wide: '80.5rem' },
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: Registration,
});
