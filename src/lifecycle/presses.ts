import { domCall } from '../contract/dom';

/** In milliseconds: the maximum delay of the click after a touch. */
const CLICK_DELAY = 100;

/** Without submit buttons, because a form is submitted natively. */
const WAITING = ':is([data-state="pending"],[data-state="loading"]) :is(summary,button:not(form *))';

/** The pointers and clicks of the page, recorded before the runtime has loaded. */
export interface Presses {
  /**
   * Whether a pointer is down in the element; then `action` runs after it is up. Mounting would remove the element
   * under the pointer, and the browser would never dispatch its click.
   */
  waitForRelease(element: Element, action: () => void): boolean;
  /** The button or summary in the element that was clicked last, if no widget could handle it. Returns it once. */
  takeClick(element: Element): Element | undefined;
}

export function watchPresses(): Presses {
  let pressed: Node | undefined;
  let clicked: Element | null = null;
  const actions: (() => void)[] = [];
  let timer = 0;

  function release() {
    clearTimeout(timer);
    pressed = undefined;
    actions.splice(0).forEach((action) => action());
  }

  function releaseIn(delay: number) {
    clearTimeout(timer);
    timer = window.setTimeout(release, delay);
  }

  addEventListener(
    'pointerdown',
    ({ target, button }) => {
      release();
      if (!button) pressed = target as Node;
    },
    true,
  );
  addEventListener('pointerup', () => releaseIn(CLICK_DELAY), true);
  addEventListener('pointercancel', release, true);
  // In the bubbling phase, so that a click that the host's own code handled is not repeated.
  addEventListener('click', ({ target, defaultPrevented }) => {
    clicked = target instanceof Element && !defaultPrevented ? domCall(target, 'closest', WAITING) : null;
    releaseIn(0);
  });

  return {
    waitForRelease(element, action) {
      const isPressed = Boolean(pressed && domCall(element, 'contains', pressed));
      if (isPressed) actions.push(action);
      return isPressed;
    },
    takeClick(element) {
      if (!clicked || !domCall(element, 'contains', clicked)) return undefined;
      const taken = clicked;
      clicked = null;
      return taken;
    },
  };
}
