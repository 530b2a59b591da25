/** What only tables need that are sorted, or long. */
export { createPages } from './pages';
export { PagerBelow, RowTools } from './RowTools';
export { makeSortable } from './sort';
