import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { prepare, ProfilePage } from './ProfilePage';
import styles from './profile-page.css';

export default defineWidget({
  name: 'profile-page',
  description: 'The page of a person: how it opens, what they do and know, where they are, how to reach them, what they published.',
  load: 'eager',
  props,
  messages,
  styles,
  prepare,
  component: ProfilePage,
});
