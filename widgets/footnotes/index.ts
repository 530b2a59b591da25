import { defineWidget } from '../../src/contract';
import { footnoteMessages as messages } from '../../src/features/footnotes';
import { Footnotes } from './Footnotes';
import { props } from './props';
import styles from './footnotes.css';

export default defineWidget({
  name: 'footnotes',
  description: 'Footnotes that open where the text refers to them.',
  load: 'idle',
  reserve: { narrow: '14rem', wide: '13.5rem' },
  props,
  messages,
  styles,
  component: Footnotes,
});
