import { defineWidget } from '../../src/contract';
import { LocationsMap } from './LocationsMap';
import styles from './locations-map.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'locations-map',
  description: 'A list of cities beside a map of the offices. It needs no third-party service.',
  reserve: '36rem',
  props,
  messages,
  styles,
  component: LocationsMap,
});
