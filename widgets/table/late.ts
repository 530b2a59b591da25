/** What only tables need that are sorted, or long, or let readers choose their columns. */
export { ColumnChoice } from './ColumnChoice';
export { createPages } from './pages';
export { PagerBelow, RowTools } from './RowTools';
export { makeSortable } from './sort';
