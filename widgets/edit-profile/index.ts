import { defineWidget } from '../../src/contract';
import styles from './edit-profile.css';
import { EditProfile } from './EditProfile';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'edit-profile',
  description: 'Shows the details of the signed-in reader and changes them: name, work, country, address and password.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  component: EditProfile,
});
