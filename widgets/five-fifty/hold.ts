/** In milliseconds: a page that scrolls smoothly, or still loads, goes on to where an anchor was before. */
const HOLD = 1500;

/** What a visitor scrolls with. */
const ACTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Which panel the page has gone to and has to stay at, for a moment, or until the visitor scrolls. */
export function createHold() {
  let pin: { index: number; until: number } | undefined;
  const release = () => (pin = undefined);
  for (const act of ACTS) window.addEventListener(act, release, { passive: true });
  return {
    keep: (index: number) => void (pin = { index, until: performance.now() + HOLD }),
    kept: () => (pin && performance.now() < pin.until ? pin.index : undefined),
    destroy() {
      for (const act of ACTS) window.removeEventListener(act, release);
    },
  };
}
