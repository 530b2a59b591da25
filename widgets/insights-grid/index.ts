import { defineWidget } from '../../src/contract';
import { InsightsGrid } from './InsightsGrid';
import styles from './insights-grid.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'insights-grid',
  description: 'Articles by practice and topic as cards, with the editor’s filters and a button for more.',
  props,
  messages,
  styles,
  component: InsightsGrid,
});
