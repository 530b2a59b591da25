import { defineWidget } from '../../src/contract';
import { InsightsGrid } from './InsightsGrid';
import styles from './insights-grid.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'insights-grid',
  description: 'A grid of article cards by practice and topic, with filters and a “Show more” button.',
  // With a source, the list grows after it is mounted.
  reserve: { narrow: '44rem', wide: '29rem' },
  props,
  messages,
  styles,
  component: InsightsGrid,
});
