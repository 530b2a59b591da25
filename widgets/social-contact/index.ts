import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './social-contact.css';
import { SocialContact } from './SocialContact';

export default defineWidget({
  name: 'social-contact',
  description: 'Icons that link to a person’s profiles, and a button to contact the person.',
  reserve: '2.75rem',
  props,
  messages,
  styles,
  component: SocialContact,
});
