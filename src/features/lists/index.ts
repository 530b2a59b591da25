/**
 * The behaviour of every list: its URL is its state. Does not belong here: the appearance of a list (`list-view`) and
 * its items (widgets).
 */
export { defineHashAddress, defineListAddress, type ListAddress } from './address';
export { defineFilterAddress, restarted, type FilterQuery } from './filter-address';
export { addFilter, countFilters, removeFilter, removeGroup, type Filters } from './filters';
export type { FetchPage, ListAct, ListPage } from './list';
export { createLocalPages, localPage, type LocalPagesOptions } from './local-pages';
export { fold, namesOf, resolveFilters, withNamesOfCounts } from './names';
export { savedPosition } from './position';
export { useList, type List } from './use-list';
export { htmlSnippet as snippet } from './html-snippet';
export { createSource, type Source, sourceProp, useSource } from './sources/use-source';
