import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Table } from './Table';
import { prepare } from './use-rows';
import styles from './table.css';

export default defineWidget({
  name: 'table',
  description: 'A data table that adapts to any screen, with sorting.',
  reserve: { narrow: '44rem', wide: '22rem' },
  props,
  messages,
  styles,
  prepare,
  component: Table,
});
