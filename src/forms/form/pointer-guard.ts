/** Text that appears during a press would move the button away from the pointer, and the click would be lost. */
export interface PointerGuard {
  /** Watches an element from now on; dropped with the element. */
  watch(element: HTMLElement): void;
  /** Runs `action` immediately, or after the current press. */
  after(action: () => void): void;
}

const ENDS = ['pointerup', 'pointercancel'];

export function createPointerGuard(): PointerGuard {
  let waiting: (() => void)[] | undefined;

  function begin() {
    if (waiting) return;
    waiting = [];
    for (const type of ENDS) addEventListener(type, end, true);
  }

  function end() {
    for (const type of ENDS) removeEventListener(type, end, true);
    const actions = waiting;
    waiting = undefined;
    // The click follows the release, and must come first.
    setTimeout(() => actions?.forEach((action) => action()));
  }

  return {
    watch: (element) => element.addEventListener('pointerdown', begin),
    after(action) {
      if (waiting) waiting.push(action);
      else action();
    },
  };
}
