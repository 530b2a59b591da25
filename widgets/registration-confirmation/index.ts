import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { RegistrationConfirmation } from './RegistrationConfirmation';
import styles from './registration-confirmation.css';

export default defineWidget({
  name: 'registration-confirmation',
  description:
    'Completes a registration from the link in the e-mail, thanks the reader, and returns to the page where it started.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: RegistrationConfirmation,
});
