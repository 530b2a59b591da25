import { defineWidget } from '../../src/contract';
import { heroMessages as messages } from '../../src/features/hero';
import { props } from './props';
import styles from './section-hero.css';
import { SectionHero } from './SectionHero';

export default defineWidget({
  name: 'section-hero',
  description: 'Opens a section of the site: a low picture, its name between two lines, and links into it.',
  load: 'eager',
  reserve: '26rem',
  props,
  messages,
  styles,
  component: SectionHero,
});
