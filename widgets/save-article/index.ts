import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './save-article.css';
import { SaveArticle } from './SaveArticle';

export default defineWidget({
  name: 'save-article',
  description: 'Saves an article for the visitor or removes it. Anonymous visitors sign in first.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: SaveArticle,
});
