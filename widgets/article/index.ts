import { defineWidget } from '../../src/contract';
import { Article, prepare } from './Article';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'article',
  description: 'An article: its opening, text, authors and ways to share it, full screen, or laid out for paper.',
  reserve: '2.75rem',
  props,
  messages,
  // Around an article that the server wrote, without ways to share it.
  canBeEmpty: true,
  prepare,
  component: Article,
});
