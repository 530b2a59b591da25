import { defineWidget } from '../../src/contract';
import styles from './contact-form.css';
import { ContactForm } from './ContactForm';
import { contactMessages as messages } from '../../src/features/contact';
import { props } from './props';

export default defineWidget({
  name: 'contact-form',
  description:
    'A form to write to a person or the firm, in the page or in a dialog. A code can confirm the sender’s address.',
  reserve: { narrow: '53rem', wide: '40.5rem' },
  props,
  messages,
  styles,
  component: ContactForm,
});
