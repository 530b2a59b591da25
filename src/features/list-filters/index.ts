/** Filters of a list. Separate from `list-view`, because most lists have other filters or none. */
export { FilterGroups } from './FilterGroups';
export { PhoneFilters } from './PhoneFilters';
