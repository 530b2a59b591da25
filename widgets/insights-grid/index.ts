import { defineWidget } from '../../src/contract';
import { InsightsGrid } from './InsightsGrid';
import styles from './insights-grid.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'insights-grid',
  description: 'A grid of article cards by practice and topic, with filters and a “Show more” button.',
  props,
  messages,
  styles,
  component: InsightsGrid,
});
