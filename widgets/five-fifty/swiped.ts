import { scrollToEdge } from '../../src/ui';
import { createHold } from './hold';
import type { Moves, MovesOptions } from './moves';

/** In milliseconds without scrolling. */
const REST = 150;

interface SwipedOptions extends MovesOptions {
  /** The element that the browser scrolls sideways, with scroll snapping. */
  track: HTMLElement;
}

/** The browser scrolls and snaps. This only follows the scroll, and moves to a panel on request. */
export function createSwiped({ track, count, onActive, onProgress, onRest }: SwipedOptions): Moves {
  let active = 0;
  let target: number | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isMoved = false;

  const onScroll = () => {
    isMoved = true;
    const index = Math.min(count - 1, Math.round(Math.abs(track.scrollLeft) / (track.clientWidth || 1)));
    // Panels passed on the way to an arrow's target were not scrolled to by the visitor.
    if (target === undefined && index !== active) onActive((active = index), true);
    clearTimeout(resting);
    resting = setTimeout(() => {
      target = undefined;
      if (index !== active) onActive((active = index), true);
      onRest(active, { isInside: true, isByVisitor: true });
    }, REST);
  };

  // A fragment scrolls the page to the panel's former position in the column.
  const hold = createHold();
  const stay = () => {
    if (hold.heldIndex() === undefined) return;
    const { top, bottom } = track.getBoundingClientRect();
    if (bottom >= innerHeight / 2 && top <= innerHeight / 2) return;
    scrollToEdge(track);
  };
  window.addEventListener('scroll', stay, { passive: true });

  const goTo = (index: number, options?: { isByAddress: boolean }) => {
    active = target = index;
    onActive(index, false);
    if (options?.isByAddress) hold.keep(index);
    stay();
    const panel = track.children[index] as HTMLElement;
    track.scroll({ left: panel.offsetLeft - (track.children[0] as HTMLElement).offsetLeft });
    // If nothing has to move, there is no end of a scroll either.
    clearTimeout(resting);
    resting = setTimeout(() => (target = undefined), REST);
  };

  const inView = new IntersectionObserver(
    (entries) => onProgress({ isStarted: isMoved, isFixed: true, isInside: entries.at(-1)!.isIntersecting }),
    { threshold: 0.5 },
  );
  inView.observe(track);
  // After a rotation or resize, the same panel stays in view.
  const resized = new ResizeObserver(() => {
    const left = (track.children[active] as HTMLElement | undefined)?.offsetLeft ?? 0;
    track.scroll({ left: left - (track.children[0] as HTMLElement).offsetLeft, behavior: 'instant' });
  });
  resized.observe(track);
  track.addEventListener('scroll', onScroll, { passive: true });
  return {
    goTo,
    destroy() {
      inView.disconnect();
      resized.disconnect();
      track.removeEventListener('scroll', onScroll);
      window.removeEventListener('scroll', stay);
      hold.destroy();
      clearTimeout(resting);
    },
  };
}
