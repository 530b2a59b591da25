/** Which step's picture shows while this one is read: its own, else the last one before, else the first there is; -1 where there is none. */
export function shownMedia(have: readonly boolean[], current: number): number {
  const last = have.lastIndexOf(true, current);
  return last < 0 ? have.indexOf(true) : last;
}
