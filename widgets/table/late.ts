/** Code for sorting, long tables, CSV files and the choice of columns. */
export { createSource } from '../../src/features/lists';
export { ColumnChoice } from './ColumnChoice';
export { createPages } from './pages';
export { PagerBelow, RowTools } from './RowTools';
export { makeSortable } from './sort';
