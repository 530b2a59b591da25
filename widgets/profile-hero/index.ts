import { defineWidget } from '../../src/contract';
import { peopleMessages as messages } from '../../src/features/people';
import { props } from './props';
import { ProfileHero } from './ProfileHero';

export default defineWidget({
  name: 'profile-hero',
  description: 'A header for a person’s page: round portrait, name, position, location and contact links.',
  load: 'eager',
  reserve: { narrow: '32rem', wide: '30rem' },
  props,
  messages,
  component: ProfileHero,
});
