import { defineWidget } from '../../src/contract';
import { EventsList } from './EventsList';
import styles from './events-list.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'events-list',
  description: 'Events to come and over, with filters, dates, times in two zones and entries for the calendar.',
  props,
  messages,
  styles,
  component: EventsList,
});
