/** The ids that several dates share, such as those of a weekly course. */
export function seriesIn(events: readonly { readonly id: string; readonly startTime: string }[] = []): Set<string> {
  const startOf = new Map(events.map(({ id, startTime }) => [id, startTime]));
  return new Set(events.flatMap(({ id, startTime }) => (startOf.get(id) === startTime ? [] : id)));
}
