/** The selected names of each group: combined with OR within a group, with AND between groups. */
export type Filters = Readonly<Record<string, readonly string[]>>;

export function addFilter(filters: Filters, group: string, value: string): Filters {
  const chosen = filters[group] ?? [];
  return chosen.includes(value) ? filters : { ...filters, [group]: [...chosen, value] };
}

export function removeFilter(filters: Filters, group: string, value: string): Filters {
  const left = (filters[group] ?? []).filter((selected) => selected !== value);
  return left.length ? { ...filters, [group]: left } : removeGroup(filters, group);
}

export function removeGroup(filters: Filters, group: string): Filters {
  const { [group]: _removed, ...otherFilters } = filters;
  return otherFilters;
}

export function countFilters(filters: Filters): number {
  return Object.values(filters).reduce((count, chosen) => count + chosen.length, 0);
}
