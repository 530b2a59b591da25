import { defineWidget } from '../../src/contract';
import styles from './job-search.css';
import { JobSearch } from './JobSearch';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'job-search',
  description: 'Search for open positions, with suggestions, filters with counts, and a list that loads more.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: JobSearch,
});
