import { defineWidget } from '../../src/contract';
import { heroMessages as messages } from '../../src/features/hero';
import { props } from './props';
import styles from './section-hero.css';
import { SectionHero } from './SectionHero';

export default defineWidget({
  name: 'section-hero',
  description: 'A header for a section of the site: a low image, the section’s name and links.',
  load: 'eager',
  reserve: '26rem',
  props,
  messages,
  styles,
  component: SectionHero,
});
