import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { prepare, SiteSearch } from './SiteSearch';
import styles from './site-search.css';

export default defineWidget({
  name: 'site-search',
  description: 'Search for the whole site: a box with suggestions, and a result page with filters, order and paging.',
  props,
  messages,
  styles,
  prepare,
  component: SiteSearch,
});
