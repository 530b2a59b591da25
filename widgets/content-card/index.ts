import { defineWidget } from '../../src/contract';
import { ContentCard } from './ContentCard';
import { props } from './props';
import styles from './content-card.css';

export default defineWidget({
  name: 'content-card',
  description: 'A card for one content item, with its image above or beside the text.',
  reserve: { narrow: '27rem', wide: '19rem' },
  props,
  styles,
  component: ContentCard,
});
