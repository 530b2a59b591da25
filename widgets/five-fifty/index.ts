import { defineWidget } from '../../src/contract';
import { FiveFifty } from './FiveFifty';
import { messages } from './messages';
import { props } from './props';
import { styles } from './styles';

export default defineWidget({
  name: 'five-fifty',
  description: 'An article in side-by-side panels: a cover, up to ten stories and further reading.',
  load: 'eager',
  reserve: '100vh',
  props,
  messages,
  styles,
  component: FiveFifty,
});
