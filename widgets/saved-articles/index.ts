import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './saved-articles.css';
import { SavedArticles } from './SavedArticles';

export default defineWidget({
  name: 'saved-articles',
  description: 'The reading list of a signed-in visitor: cards, nine at a time, each with a way to take it off.',
  load: 'eager',
  props,
  messages,
  styles,
  component: SavedArticles,
});
