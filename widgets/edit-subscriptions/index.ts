import { defineWidget } from '../../src/contract';
import styles from './edit-subscriptions.css';
import { EditSubscriptions } from './EditSubscriptions';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'edit-subscriptions',
  description: 'Lets a signed-in reader choose newsletters, alerts and courses, or leave all of them.',
  load: 'eager',
  props,
  messages,
  styles,
  component: EditSubscriptions,
});
