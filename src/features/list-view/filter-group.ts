export interface FilterOption {
  /** Its name in URL, query and counts. */
  readonly value: string;
  /** The label. Default: the value. */
  readonly label?: string | undefined;
}

export interface FilterGroup {
  /** As in the query's filters and the service's counts. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export function labelOf(group: FilterGroup, value: string): string {
  return group.options.find((option) => option.value === value)?.label ?? value;
}
