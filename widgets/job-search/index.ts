import { defineWidget } from '../../src/contract';
import styles from './job-search.css';
import { JobSearch } from './JobSearch';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'job-search',
  description: 'A search for open positions, with suggestions, filters and paging.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: JobSearch,
});
