import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { RegistrationConfirmation } from './RegistrationConfirmation';
import styles from './registration-confirmation.css';

export default defineWidget({
  name: 'registration-confirmation',
  description: 'Confirms a registration behind the link of its mail, thanks, and leads back to where it began.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: RegistrationConfirmation,
});
