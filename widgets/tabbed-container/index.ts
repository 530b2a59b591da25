import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { TabbedContainer } from './TabbedContainer';
import styles from './tabbed-container.css';

export default defineWidget({
  name: 'tabbed-container',
  description: 'Tabs for several views of one topic, such as regions or years.',
  reserve: { narrow: '34rem', wide: '40rem' },
  props,
  messages,
  styles,
  component: TabbedContainer,
});
