import { defineWidget } from '../../src/contract';
import styles from './contact-form.css';
import { ContactForm } from './ContactForm';
import { contactMessages as messages } from '../../src/features/contact';
import { props } from './props';

export default defineWidget({
  name: 'contact-form',
  description: 'Writes to a person or to the firm, in the page or in a dialog; a code by mail can prove the address.',
  props,
  messages,
  styles,
  component: ContactForm,
});
