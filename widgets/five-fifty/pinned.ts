import { isRightToLeft } from '../../src/ui';
import { createHold } from './hold';
import { caughtUp, isFixed, positionAt, scrollFor } from './positions';
import type { Moves, MovesOptions } from './moves';

/** In milliseconds without scrolling. */
const REST = 200;

/** In CSS pixels: less is the tremor of a hand. */
const START = 8;

/** In panels: less is the breadth of a rule. */
const EDGE = 0.02;

interface PinnedOptions extends MovesOptions {
  /** As high as the way through all panels; the stage sticks in it. */
  runway: HTMLElement;
  stage: HTMLElement;
  track: HTMLElement;
  /** The picture is where the scroll is, without catching up. */
  isStill: boolean;
  /** The stage does not stick, because something around it scrolls or clips. */
  onBroken: () => void;
}

/** The stage sticks while the page scrolls, and the track moves sideways by its transform alone. */
export function createScrollPin({
  runway,
  stage,
  track,
  count,
  isStill,
  onActive,
  onProgress,
  onRest,
  onBroken,
}: PinnedOptions): Moves {
  const forward = isRightToLeft(track) ? -1 : 1;
  let width = stage.clientWidth;
  let active = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const sticksAt = () => Number.parseFloat(getComputedStyle(stage).insetBlockStart) || 0;
  let offset = sticksAt();
  const scrolledBy = () => offset - runway.getBoundingClientRect().top;

  const painter = createPainter(isStill, (position) =>
    track.style.setProperty('--_inlay-five-fifty-shift', `${(-forward * position * width).toFixed(2)}px`),
  );

  const follow = (isByVisitor: boolean) => {
    const scrolled = scrolledBy();
    const isInside = scrolled > START && isFixed(scrolled, width, count);
    if (isInside && Math.abs(stage.getBoundingClientRect().top - offset) > START) return onBroken();
    const position = positionAt(scrolled, width, count);
    onProgress({ isStarted: scrolled > START, isFixed: isFixed(scrolled, width, count), isInside });
    const nearest = Math.round(position);
    if (nearest !== active) onActive((active = nearest), isByVisitor);
    painter.show(position);
    clearTimeout(resting);
    resting = setTimeout(() => {
      // Scrolling has stopped between two panels: move the nearer one into view without scrolling the page.
      painter.show(active);
      onRest(active, { isInside, isByVisitor });
    }, REST);
  };
  const scrollToPanel = (index: number) =>
    window.scrollTo({ top: window.scrollY - scrolledBy() + scrollFor(index, width), behavior: 'instant' });

  const hold = createHold();
  const onScroll = () => {
    const savedIndex = hold.kept();
    if (savedIndex !== undefined && Math.round(positionAt(scrolledBy(), width, count)) !== savedIndex)
      scrollToPanel(savedIndex);
    follow(true);
  };

  const goTo = (index: number) => {
    active = index;
    onActive(index, false);
    hold.keep(index);
    stage.scroll({ left: 0, top: 0, behavior: 'instant' });
    scrollToPanel(index);
    follow(false);
  };

  // A found word, an anchor or the focus in a panel out of view: the browser scrolls the stage to it, the page takes that over.
  const onStageScroll = () => {
    const { scrollLeft, scrollTop } = stage;
    if (!scrollLeft && !scrollTop) return;
    stage.scroll({ left: 0, top: 0, behavior: 'instant' });
    // It stops as soon as all of it is in view, at the edge where that came in.
    const before = painter.position();
    const position = before + (scrollLeft * forward) / width;
    const index = position > before ? Math.ceil(position - EDGE) : Math.floor(position + EDGE);
    if (scrollLeft && index !== active) goTo(Math.min(count - 1, Math.max(0, index)));
  };

  const resized = new ResizeObserver(() => {
    if (stage.clientWidth === width) return;
    width = stage.clientWidth;
    offset = sticksAt();
    painter.forget();
    follow(false);
  });
  resized.observe(stage);
  window.addEventListener('scroll', onScroll, { passive: true });
  stage.addEventListener('scroll', onStageScroll, { passive: true });
  follow(false);
  return {
    goTo,
    destroy() {
      resized.disconnect();
      window.removeEventListener('scroll', onScroll);
      hold.destroy();
      stage.removeEventListener('scroll', onStageScroll);
      painter.destroy();
      clearTimeout(resting);
      track.style.removeProperty('--_inlay-five-fifty-shift');
    },
  };
}

/** Paints where the track is, in panels: the first time without delay, later it catches up over some frames. */
function createPainter(isStill: boolean, paintAt: (position: number) => void) {
  let wanted = 0;
  let visible = -1;
  let frame = 0;
  let time = 0;

  const paint = (now: number) => {
    frame = 0;
    const next = isStill || visible < 0 ? wanted : caughtUp(visible, wanted, Math.min(now - time, 100));
    time = now;
    if (next !== visible) paintAt(next);
    visible = next;
    if (visible !== wanted) frame = requestAnimationFrame(paint);
  };
  return {
    position: () => visible,
    show(position: number) {
      wanted = position;
      if (visible < 0) return paint(performance.now());
      if (frame) return;
      time = performance.now();
      frame = requestAnimationFrame(paint);
    },
    /** The track has been resized: the next frame is painted without delay. */
    forget: () => void (visible = -1),
    destroy: () => cancelAnimationFrame(frame),
  };
}
