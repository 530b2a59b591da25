import { defineWidget } from '../../src/contract';
import styles from './collection-hero.css';
import { CollectionHero } from './CollectionHero';
import { gatedFileMessages as messages } from '../../src/features/gated-files';
import { props } from './props';

export default defineWidget({
  name: 'collection-hero',
  description: 'A collection header with its cover, and a file for registered readers.',
  load: 'eager',
  reserve: { narrow: '41rem', wide: '37rem' },
  props,
  messages,
  styles,
  component: CollectionHero,
});
