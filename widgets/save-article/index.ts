import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './save-article.css';
import { SaveArticle } from './SaveArticle';

export default defineWidget({
  name: 'save-article',
  description: 'Puts an article on the visitor’s reading list or takes it off; whoever is not signed in yet gets it saved right after.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: SaveArticle,
});
