/** How lists look and what they say: filters, counts, more, nothing found, not available. A folder besides `lists`, because the search box of every header needs none of it. */
export { AppliedFilters } from './AppliedFilters';
export { CardGrid } from './CardGrid';
export { FeedLinks } from './FeedLinks';
export { FilterGroups } from './FilterGroups';
export { ListHead } from './ListHead';
export { ListFailure, ListMessage } from './ListMessage';
export { LoadMore } from './LoadMore';
export { PhoneFilters } from './PhoneFilters';
export { Details, RowTitle } from './rows';
export { ResultLine } from './ResultLine';
