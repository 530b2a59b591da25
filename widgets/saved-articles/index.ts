import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './saved-articles.css';
import { SavedArticles } from './SavedArticles';

export default defineWidget({
  name: 'saved-articles',
  description: 'The saved articles of a signed-in reader as cards, nine at a time, each with a button to remove it.',
  load: 'eager',
  props,
  messages,
  styles,
  component: SavedArticles,
});
