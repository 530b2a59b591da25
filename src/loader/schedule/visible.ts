import type { Due } from './index';

const MARGIN = '200px';

let observer: IntersectionObserver | undefined;

/** One observer for all. A zero-height placeholder counts once its edge is in range. */
export function whenVisible(element: Element, due: Due) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // `display: contents` has no box that could intersect; `display: none` waits until it is shown.
        if (isIntersecting || getComputedStyle(target).display === 'contents') due(target);
      }
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}

export function unobserveVisible(element: Element) {
  observer?.unobserve(element);
}
