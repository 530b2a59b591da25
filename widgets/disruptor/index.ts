import { defineWidget } from '../../src/contract';
import { Disruptor } from './Disruptor';
import { props } from './props';
import styles from './disruptor.css';

export default defineWidget({
  name: 'disruptor',
  description: 'A highlighted block within a text: an image, a few words and links.',
  reserve: { narrow: '24.5rem', wide: '33%' },
  props,
  styles,
  component: Disruptor,
});
