import { isRightToLeft } from '../../src/ui';
import { createHold } from './hold';
import { caughtUp, isFixed, positionAt, scrollFor } from './positions';
import type { Moves, MovesOptions } from './moves';

/** In milliseconds without scrolling. */
const REST = 200;

/** In CSS pixels. Less counts as an unintended movement. */
const START = 8;

/** In panels. Less counts as no distance. */
const EDGE = 0.02;

interface PinnedOptions extends MovesOptions {
  /** As high as the scroll distance of all panels. The stage is sticky inside it. */
  runway: HTMLElement;
  stage: HTMLElement;
  track: HTMLElement;
  /** The track follows the scroll position without easing. */
  isStill: boolean;
  /** Called if the stage cannot be sticky, because an ancestor scrolls or clips. */
  onBroken: () => void;
}

/** The stage is sticky while the page scrolls, and only the transform of the track moves it sideways. */
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
    const heldIndex = hold.heldIndex();
    if (heldIndex !== undefined && Math.round(positionAt(scrolledBy(), width, count)) !== heldIndex)
      scrollToPanel(heldIndex);
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

  // The browser scrolls the stage to a match of find-in-page, an anchor or the focus in a hidden panel. The page then
  // moves to that panel.
  const onStageScroll = () => {
    const { scrollLeft, scrollTop } = stage;
    if (!scrollLeft && !scrollTop) return;
    stage.scroll({ left: 0, top: 0, behavior: 'instant' });
    // The browser stops scrolling when the target is fully in view, at the edge where it entered.
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

/** Paints the position of the track, in panels: without delay at first, later with easing over some frames. */
function createPainter(isStill: boolean, paintAt: (position: number) => void) {
  let target = 0;
  let visible = -1;
  let frame = 0;
  let time = 0;

  const paint = (now: number) => {
    frame = 0;
    const next = isStill || visible < 0 ? target : caughtUp(visible, target, Math.min(now - time, 100));
    time = now;
    if (next !== visible) paintAt(next);
    visible = next;
    if (visible !== target) frame = requestAnimationFrame(paint);
  };
  return {
    position: () => visible,
    show(position: number) {
      target = position;
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
