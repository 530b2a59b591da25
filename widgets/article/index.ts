import { defineWidget } from '../../src/contract';
import { Article, prepare } from './Article';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'article',
  description: 'An article page: header, text, authors and share links, also full screen or as a print layout.',
  reserve: '2.75rem',
  props,
  messages,
  // Around a server-rendered article, without share links.
  canBeEmpty: true,
  prepare,
  component: Article,
});
