import { defineWidget } from '../../src/contract';
import { FiveFifty } from './FiveFifty';
import { messages } from './messages';
import { props } from './props';
import { styles } from './styles';

export default defineWidget({
  name: 'five-fifty',
  description: 'An article in panels that stand side by side: an opening, up to ten stories and what to read next.',
  load: 'eager',
  reserve: '100vh',
  props,
  messages,
  styles,
  component: FiveFifty,
});
