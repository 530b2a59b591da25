/** A line for each available fact. */
export function facts(...pairs: readonly (readonly [label: string, value: string])[]): string[] {
  return pairs.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
}
