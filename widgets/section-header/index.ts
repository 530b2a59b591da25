import { defineWidget } from '../../src/contract';
import { SectionHeader } from './SectionHeader';
import { props } from './props';
import styles from './section-header.css';

export default defineWidget({
  name: 'section-header',
  description: 'Begins a part of a page: a full-size title with its description, or a slim line with a link to more.',
  reserve: { narrow: '25rem', wide: '17.5rem' },
  props,
  styles,
  component: SectionHeader,
});
