import { defineWidget } from '../../src/contract';
import { Locations } from './Locations';
import styles from './locations.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'locations',
  description: 'The offices by country and city, with address, telephone and directions.',
  reserve: '40rem',
  props,
  messages,
  styles,
  component: Locations,
});
