import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { prepare, SiteSearch } from './SiteSearch';
import styles from './site-search.css';

export default defineWidget({
  name: 'site-search',
  description: 'The site search: a box with suggestions, and a results page with filters, sorting and paging.',
  props,
  messages,
  styles,
  prepare,
  component: SiteSearch,
});
