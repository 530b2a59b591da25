import type { Moves, MovesOptions } from './moves';

interface PagedOptions extends MovesOptions {
  track: HTMLElement;
}

/** The active panel is the one that crosses a line at a third of the window's height. Only one panel can cross it. */
const LINE = '-33% 0px -67% 0px';

/** A plain page: the panels are in a column, and the browser scrolls. */
export function createPaged({ track, onActive, onProgress }: PagedOptions): Moves {
  const panels = [...track.children];
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (entered) onActive(panels.indexOf(entered.target), !isFirst);
      isFirst = false;
    },
    { rootMargin: LINE },
  );
  for (const panel of panels) observer.observe(panel);
  onProgress({ isStarted: false, isFixed: false, isInside: false });
  return {
    goTo(index) {
      onActive(index, false);
      panels[index]?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    destroy: () => observer.disconnect(),
  };
}
