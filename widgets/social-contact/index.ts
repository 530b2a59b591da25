import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './social-contact.css';
import { SocialContact } from './SocialContact';

export default defineWidget({
  name: 'social-contact',
  description: 'Icons for a person’s profiles elsewhere, and one to write to them if they wish.',
  reserve: '2.75rem',
  props,
  messages,
  styles,
  component: SocialContact,
});
