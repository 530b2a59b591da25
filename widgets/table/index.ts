import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import { Table } from './Table';
import { prepare } from './use-rows';
import styles from './table.css';

export default defineWidget({
  name: 'table',
  description: 'Figures in rows and columns that can be read on any screen.',
  reserve: { narrow: '44rem', wide: '22rem' },
  props,
  messages,
  styles,
  prepare,
  component: Table,
});
