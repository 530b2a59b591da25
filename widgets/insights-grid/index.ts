import { defineWidget } from '../../src/contract';
import { InsightsGrid } from './InsightsGrid';
import styles from './insights-grid.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'insights-grid',
  description: 'Articles by practice and topic as cards, narrowed by the filters of the editor, more by a press.',
  props,
  messages,
  styles,
  component: InsightsGrid,
});
