import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './save-article.css';
import { SaveArticle } from './SaveArticle';

export default defineWidget({
  name: 'save-article',
  description:
    'Saves an article for the visitor or removes it; for visitors who are not signed in, right after they have signed in.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: SaveArticle,
});
