import { defineWidget } from '../../src/contract';
import { JobDetail } from './JobDetail';
import styles from './job-detail.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'job-detail',
  description: 'An open position: description, application, similar positions and a link back to the results.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: JobDetail,
});
