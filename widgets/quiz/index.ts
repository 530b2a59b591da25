import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Quiz } from './Quiz';
import styles from './quiz.css';

export default defineWidget({
  name: 'quiz',
  description: 'Up to five questions, one at a time: what is right, why, and how other readers answered.',
  load: 'visible',
  reserve: { narrow: '58.5rem', wide: '49.5rem' },
  props,
  messages,
  styles,
  component: Quiz,
});
