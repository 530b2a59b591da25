import { defineWidget } from '../../src/contract';
import bar from './bar.css';
import { FiveFifty } from './FiveFifty';
import { messages } from './messages';
import panels from './panels.css';
import { props } from './props';
import related from './related.css';
import slides from './slides.css';

export default defineWidget({
  name: 'five-fifty',
  description: 'An article in side-by-side panels: a cover, up to ten stories and further reading.',
  load: 'eager',
  reserve: '100vh',
  props,
  messages,
  // In this order, because the styles of scrolling extend those of panels.
  styles: panels + related + bar + slides,
  component: FiveFifty,
});
