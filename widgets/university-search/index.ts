import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './university-search.css';
import { UniversitySearch } from './UniversitySearch';

export default defineWidget({
  name: 'university-search',
  description: 'A university by the beginning of its name: a bar that leads to it, or a field of a form.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: UniversitySearch,
});
