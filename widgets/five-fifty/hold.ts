/** In milliseconds. A page that scrolls smoothly, or still loads, moves to the old position of an anchor. */
const HOLD = 1500;

/** Events that precede scrolling by the visitor. */
const ACTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Holds the page at a panel for a short time after a jump, or until the visitor scrolls. */
export function createHold() {
  let pin: { index: number; until: number } | undefined;
  const release = () => (pin = undefined);
  for (const act of ACTS) window.addEventListener(act, release, { passive: true });
  return {
    keep: (index: number) => void (pin = { index, until: performance.now() + HOLD }),
    heldIndex: () => (pin && performance.now() < pin.until ? pin.index : undefined),
    destroy() {
      for (const act of ACTS) window.removeEventListener(act, release);
    },
  };
}
