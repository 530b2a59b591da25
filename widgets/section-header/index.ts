import { defineWidget } from '../../src/contract';
import { SectionHeader } from './SectionHeader';
import { props } from './props';
import styles from './section-header.css';

export default defineWidget({
  name: 'section-header',
  description: 'A section heading: full size with a description, or slim with a link.',
  reserve: { narrow: '25rem', wide: '17.5rem' },
  props,
  styles,
  component: SectionHeader,
});
