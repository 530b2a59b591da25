import { defineWidget } from '../../src/contract';
import { EventsList } from './EventsList';
import styles from './events-list.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'events-list',
  description: 'Upcoming and past events, with filters, times in two zones and calendar files.',
  // With a source the list grows after it is mounted.
  reserve: { narrow: '44rem', wide: '29rem' },
  props,
  messages,
  styles,
  component: EventsList,
});
