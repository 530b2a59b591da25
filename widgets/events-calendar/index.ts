import { defineWidget } from '../../src/contract';
import { EventsCalendar } from './EventsCalendar';
import styles from './events-calendar.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'events-calendar',
  description: 'The events of a month as a grid and as a list by day, each with a file for the visitor’s own calendar.',
  props,
  messages,
  styles,
  component: EventsCalendar,
});
