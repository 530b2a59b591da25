import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { prepare, ProfilePage } from './ProfilePage';
import styles from './profile-page.css';

export default defineWidget({
  name: 'profile-page',
  description: 'A person’s page: portrait, role and expertise, locations, contact and published work.',
  load: 'eager',
  reserve: { narrow: '60rem', wide: '48rem' },
  props,
  messages,
  styles,
  prepare,
  component: ProfilePage,
});
