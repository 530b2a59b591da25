import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import styles from './profile-grid.css';
import { ProfileGrid } from './ProfileGrid';
import { props } from './props';

export default defineWidget({
  name: 'profile-grid',
  description: 'People as cards, with filters, a search by name, and a button for more.',
  reserve: '40rem',
  props,
  messages,
  styles,
  component: ProfileGrid,
});
