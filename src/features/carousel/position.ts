/** The place in a round of `count` slides: the one after the last is the first, the one before the first the last. */
export function around(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** A slide's number for the eye: from one, padded to two digits. */
export function counterOf(index: number, count: number): string {
  return padded(around(index, count) + 1);
}

export function padded(number: number): string {
  return String(number).padStart(2, '0');
}

/** Whether a slide is wholly in view while `current` stands at the start of a row that shows `perView` at once. */
export function isInView(index: number, current: number, count: number, perView: number): boolean {
  return around(index - current, count) < Math.max(1, Math.floor(perView));
}

/** A round never shows the same slide twice: one slide at least waits out of view to come in at the other end. */
export function perViewOf(wanted: number, count: number): number {
  return Math.max(1, Math.min(wanted, count - 1));
}
