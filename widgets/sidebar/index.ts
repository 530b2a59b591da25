import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Sidebar } from './Sidebar';
import styles from './sidebar.css';

export default defineWidget({
  name: 'sidebar',
  description: 'Content beside a text: the authors, or related information.',
  reserve: { narrow: '10.5rem', wide: '9.25rem' },
  props,
  messages,
  styles,
  component: Sidebar,
});
