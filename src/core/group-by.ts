/** Groups items by name, in the order of first appearance. Some supported browsers lack `Map.groupBy`. */
export function groupBy<T>(items: readonly T[], nameOf: (item: T) => string): [name: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const before = groups.get(nameOf(item));
    if (before) before.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return [...groups];
}
