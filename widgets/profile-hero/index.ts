import { defineWidget } from '../../src/contract';
import { peopleMessages as messages } from '../../src/features/people';
import { props } from './props';
import { ProfileHero } from './ProfileHero';

export default defineWidget({
  name: 'profile-hero',
  description: 'Opens the page of a person: a round portrait, name, position and place, and ways to reach them.',
  load: 'eager',
  reserve: { narrow: '32rem', wide: '30rem' },
  props,
  messages,
  component: ProfileHero,
});
