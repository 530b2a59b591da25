import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './social-contact.css';
import { SocialContact } from './SocialContact';

export default defineWidget({
  name: 'social-contact',
  description: 'A person’s profiles elsewhere as icons, and one to write to them where they want that.',
  props,
  messages,
  styles,
  component: SocialContact,
});
