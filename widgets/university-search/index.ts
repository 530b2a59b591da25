import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './university-search.css';
import { UniversitySearch } from './UniversitySearch';

export default defineWidget({
  name: 'university-search',
  description: 'Finds a university as its name is typed: a bar that opens its page, or a field of a form.',
  reserve: '4.5rem',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: UniversitySearch,
});
