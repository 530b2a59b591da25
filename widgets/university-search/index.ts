import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './university-search.css';
import { UniversitySearch } from './UniversitySearch';

export default defineWidget({
  name: 'university-search',
  description: 'A university search with suggestions: a bar that opens the university’s page, or a form field.',
  reserve: '4.5rem',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: UniversitySearch,
});
