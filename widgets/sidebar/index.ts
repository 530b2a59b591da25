import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Sidebar } from './Sidebar';
import styles from './sidebar.css';

export default defineWidget({
  name: 'sidebar',
  description: 'What stands beside a text: who wrote it, or more about it.',
  props,
  messages,
  styles,
  component: Sidebar,
});
