/** What narrows a list. A folder besides `list-view`, because most lists have a choice of their own, or none. */
export { FilterGroups } from './FilterGroups';
export { PhoneFilters } from './PhoneFilters';
