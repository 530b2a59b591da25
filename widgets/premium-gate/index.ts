import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import styles from './premium-gate.css';
import { PremiumGate } from './PremiumGate';
import { props } from './props';

export default defineWidget({
  name: 'premium-gate',
  description: 'Shows one of two regions: for guests, or for signed-in or premium visitors.',
  load: 'eager',
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: PremiumGate,
});
