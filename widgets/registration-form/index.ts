import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { RegistrationForm } from './RegistrationForm';
import styles from './registration-form.css';

export default defineWidget({
  name: 'registration-form',
  description: 'A form beside an article to register, sign in or subscribe to the practice.',
  load: 'visible',
  reserve: { narrow: '53.7rem', wide: '44.5rem' },
  props,
  messages,
  styles,
  credentials: true,
  component: RegistrationForm,
});
