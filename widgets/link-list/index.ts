import { defineWidget } from '../../src/contract';
import { LinkList } from './LinkList';
import { props } from './props';
import styles from './link-list.css';

export default defineWidget({ name: 'link-list', description: 'Links under one another between fine rules, in as many columns as there is room for.', props, styles, component: LinkList });
