import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Quiz } from './Quiz';
import styles from './quiz.css';

export default defineWidget({
  name: 'quiz',
  description: 'A quiz of up to five questions, with explanations and the answers of other readers.',
  load: 'visible',
  reserve: { narrow: '58.5rem', wide: '49.5rem' },
  props,
  messages,
  styles,
  component: Quiz,
});
