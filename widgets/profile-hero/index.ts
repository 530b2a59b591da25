import { defineWidget } from '../../src/contract';
import { contactMessages as messages } from '../../src/features/contact';
import { props } from './props';
import styles from './profile-hero.css';
import { ProfileHero } from './ProfileHero';

export default defineWidget({
  name: 'profile-hero',
  description: 'Opens the page of a person: a round portrait, name, position and place, and ways to reach them.',
  load: 'eager',
  props,
  messages,
  styles,
  component: ProfileHero,
});
