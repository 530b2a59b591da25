import { defineWidget } from '../../src/contract';
import { Disruptor } from './Disruptor';
import { props } from './props';
import styles from './disruptor.css';

export default defineWidget({
  name: 'disruptor',
  description: 'Interrupts a text for a moment: a picture, a few words and links, on a ground of its own.',
  reserve: { narrow: '24.5rem', wide: '33%' },
  props,
  styles,
  component: Disruptor,
});
