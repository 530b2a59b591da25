import { defineWidget } from '../../src/contract';
import { Ceros } from './Ceros';
import { props } from './props';

export default defineWidget({
  name: 'ceros',
  description: 'An experience made with Ceros, shown once the visitor agrees.',
  reserve: { narrow: '12rem', wide: '5rem' },
  props,
  component: Ceros,
});
