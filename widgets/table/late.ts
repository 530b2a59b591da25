/** What only tables need that are sorted, long or in a file, or let readers choose their columns. */
export { createSource } from '../../src/features/lists';
export { ColumnChoice } from './ColumnChoice';
export { createPages } from './pages';
export { PagerBelow, RowTools } from './RowTools';
export { makeSortable } from './sort';
