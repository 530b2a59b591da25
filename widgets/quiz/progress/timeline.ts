/** In milliseconds after the choice. */
export interface Timeline {
  /** The answer is marked as right or wrong. */
  readonly marked: number;
  /** The explanation comes. */
  readonly explained: number;
  /** The way on is open. */
  readonly finished: number;
}

const AT_ONCE: Timeline = { marked: 0, explained: 0, finished: 0 };

/** Confetti wants to be seen, so after a right answer the way on opens later, or when the last piece has fallen. */
export function timelineOf({ isRight, isStill }: { isRight: boolean; isStill: boolean }): Timeline {
  if (isStill) return AT_ONCE;
  return { marked: 150, explained: 150 + 600, finished: isRight ? 5000 : 1050 };
}
