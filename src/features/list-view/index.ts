/**
 * How lists look and what they say: what is chosen, counts, more, nothing found, not available. A folder besides
 * `lists`, because the search box of every header needs none of it.
 */
export { Announcement } from './Announcement';
export { AppliedFilters } from './AppliedFilters';
export { CardGrid } from './CardGrid';
export { FeedLinks } from './FeedLinks';
export type { FilterGroup } from './filter-group';
export { ListHead } from './ListHead';
export { ListFailure, ListMessage } from './ListMessage';
export { LoadMore } from './LoadMore';
export { Details, RowTitle } from './rows';
export { ResultLine } from './ResultLine';
