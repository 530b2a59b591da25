import { defineWidget } from '../../src/contract';
import { LinkList } from './LinkList';
import { props } from './props';
import styles from './link-list.css';

export default defineWidget({
  name: 'link-list',
  description: 'A list of links, in as many columns as fit.',
  reserve: { narrow: '14rem', wide: '10rem' },
  props,
  styles,
  component: LinkList,
});
