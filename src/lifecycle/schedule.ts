import { whenIdle } from '../contract/idle';
import { attempt } from '../contract/log';

type OnDue = (element: Element) => void;

/** Placeholders load this far outside the viewport. */
const MARGIN = '200px';

/** Decides when a placeholder's widget loads. */
export interface Schedule {
  /** Calls `onDue` according to the strategy `load`, perhaps immediately, perhaps more than once. */
  add(element: Element, load: string): void;
  /** Stops observing; a pending callback may still run. */
  remove(element: Element): void;
}

export function createSchedule(onDue: OnDue): Schedule {
  let observer: IntersectionObserver | undefined;

  /** One observer for all placeholders. One without height counts when its edge is in range. */
  function observe(element: Element) {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { boundingClientRect, isIntersecting, target } of entries) {
          // `display: contents` has no box that could intersect; `display: none` waits until it is shown.
          const isBoxless = !boundingClientRect.width && getComputedStyle(target).display === 'contents';
          if (isIntersecting || isBoxless) attempt(() => onDue(target));
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  }

  return {
    add(element, load) {
      const [name, detail = ''] = load.split(/[ :](.*)/);
      if (name === 'eager') onDue(element);
      else if (name === 'idle') whenIdle(() => onDue(element));
      else if (name === 'media') whenMedia(element, detail, onDue);
      else if (name === 'event') whenEvent(element, detail, onDue);
      // `watchInteraction` listens for all placeholders. An unknown strategy is `visible`, with a note in edit mode.
      else if (name !== 'interaction') observe(element);
    },
    remove: (element) => observer?.unobserve(element),
  };
}

function whenMedia(element: Element, query: string, onDue: OnDue) {
  const list = matchMedia(query);
  const check = () => list.matches && onDue(element);
  list.onchange = check;
  check();
}

/** Events of the channel are DOM events as well. The runtime replays one that was published earlier. */
function whenEvent(element: Element, name: string, onDue: OnDue) {
  addEventListener(`inlay:${name}`, () => onDue(element), { once: true, capture: true });
}
