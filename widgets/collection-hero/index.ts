import { defineWidget } from '../../src/contract';
import styles from './collection-hero.css';
import { CollectionHero } from './CollectionHero';
import { gatedFileMessages as messages } from '../../src/features/gated-files';
import { props } from './props';

export default defineWidget({
  name: 'collection-hero',
  description: 'Opens a collection with its cover and its file, which registered readers get at once.',
  load: 'eager',
  reserve: { narrow: '41rem', wide: '37rem' },
  props,
  messages,
  styles,
  component: CollectionHero,
});
