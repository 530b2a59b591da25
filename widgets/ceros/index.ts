import { defineWidget } from '../../src/contract';
import { Ceros } from './Ceros';
import { props } from './props';

export default defineWidget({
  name: 'ceros',
  description: 'A Ceros experience, loaded after the visitor consents.',
  reserve: { narrow: '12rem', wide: '5rem' },
  props,
  component: Ceros,
});
