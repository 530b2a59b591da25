import { defineWidget } from '../../src/contract';
import { EventsList } from './EventsList';
import styles from './events-list.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'events-list',
  description: 'Upcoming and past events, with filters, times in two zones and calendar files.',
  props,
  messages,
  styles,
  component: EventsList,
});
