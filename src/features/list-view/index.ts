/**
 * The appearance and texts of lists: applied filters, counts, more, no results, unavailable. Separate from `lists`,
 * because the search box of every header needs none of it.
 */
export { Announcement } from './Announcement';
export { AppliedFilters } from './AppliedFilters';
export { CardGrid } from './CardGrid';
export { FeedLinks } from './FeedLinks';
export type { FilterGroup } from './filter-group';
export { GradualItems } from './GradualItems';
export { ListHead } from './ListHead';
export { ListFailure, ListMessage } from './ListMessage';
export { LoadMore } from './LoadMore';
export { Details, RowTitle } from './rows';
export { ResultLine } from './ResultLine';
