import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusOnce, onHashChange, publish, useWidget } from '../../src/core';
import type { Moves, MovesOptions, Progress } from './moves';
import { showInAddress } from './panel-list';
import { createScrollPin } from './pinned';
import { createSwiped } from './swiped';
import type { ModeChoice } from './use-mode';

/** Before the visitor scrolls. */
const BEFORE: Progress = { isStarted: false, isFixed: true, isInside: false };

interface Elements {
  stage: RefObject<HTMLDivElement | null>;
  /** The parent of the panels. */
  track: RefObject<HTMLDivElement | null>;
}

/** Brings panels into view in the chosen mode, and keeps URL, focus and active panel in step. */
export function useMoves(
  anchors: readonly string[],
  { mode, isStill, choose, giveUp }: ModeChoice,
  { stage, track }: Elements,
) {
  const { isEditing } = useWidget();
  const [active, setActive] = useState(0);
  const [settled, setSettled] = useState(0);
  const [progress, setProgress] = useState(BEFORE);
  const moves = useRef<Moves>(undefined);
  const isChosen = useRef(false);
  const latest = useRef({ active, anchors, giveUp });
  latest.current = { active, anchors, giveUp };
  const count = anchors.length;

  useLayoutEffect(() => {
    if (isEditing || !track.current || !stage.current) return;
    const { active: activeBefore } = latest.current;
    const moving = createMoves({ stage: stage.current, track: track.current });
    moves.current = moving;
    // After a resize, or a change by the visitor, the same panel stays in view.
    if (activeBefore || isChosen.current) moving.goTo(activeBefore);
    // The pressed button is at the top of the page, out of view.
    if (isChosen.current && mode === 'page') focusTitle(track.current, activeBefore);
    isChosen.current = false;
    return () => moving.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- what `createMoves` reads is the latest or one of these
  }, [mode, count, isStill, isEditing]);

  function createMoves(elements: { stage: HTMLElement; track: HTMLElement }): Moves {
    const options: MovesOptions = { count, onActive, onProgress, onRest };
    if (mode === 'swiped') return createSwiped({ ...options, track: elements.track });
    if (mode === 'page') return createPaged({ ...options, track: elements.track });
    return createScrollPin({
      ...options,
      ...elements,
      runway: elements.stage.parentElement!,
      isStill,
      onBroken: () => latest.current.giveUp(),
    });
  }

  function onActive(index: number, isByVisitor: boolean) {
    // Media start after a jump, but not while the visitor scrolls, because starting them would delay a frame.
    if (!isByVisitor) setSettled(index);
    if (index === latest.current.active) return;
    latest.current.active = index;
    setActive(index);
    if (isByVisitor) publish('user-scroll', { label: `Slider ${index + 1} out of ${count}` });
  }

  function onProgress(next: Progress) {
    setProgress((before) =>
      before.isStarted === next.isStarted && before.isFixed === next.isFixed && before.isInside === next.isInside
        ? before
        : next,
    );
  }

  const onRest: MovesOptions['onRest'] = (index, { isInside, isByVisitor }) => {
    setSettled(index);
    if (!isByVisitor) return;
    const { anchors } = latest.current;
    // Outside the module, only an anchor of this module is updated. That of another module stays.
    if (isInside || anchors.includes(location.hash.slice(1))) showInAddress(anchors[index]!);
  };

  const goTo = (index: number, { isQuiet = false, isByAddress = false } = {}) => {
    moves.current?.goTo(index, { isByAddress });
    if (!isQuiet) focusTitle(track.current, index);
  };

  usePanelInAddress(anchors, goTo);

  return {
    active,
    settled,
    ...progress,
    /** Moves to a panel for the visitor, and writes it to the URL. */
    lead(index: number) {
      goTo(index);
      showInAddress(anchors[index]!);
    },
    /** Moves to the focused panel, which may be out of view. */
    followFocus(index: number) {
      if (mode !== 'page' && index >= 0 && index !== latest.current.active) goTo(index, { isQuiet: true });
    },
    switchMode() {
      isChosen.current = true;
      choose(mode === 'page' ? 'slides' : 'page');
    },
  };
}

/** Moves to the panel in the URL, now and after each change of the hash. */
function usePanelInAddress(anchors: readonly string[], goTo: (index: number, how: { isByAddress: true }) => void) {
  const { isEditing } = useWidget();
  const latest = useRef({ anchors, goTo });
  latest.current = { anchors, goTo };
  useEffect(() => {
    if (isEditing) return;
    const open = () => {
      const index = latest.current.anchors.indexOf(location.hash.slice(1));
      if (index >= 0) latest.current.goTo(index, { isByAddress: true });
    };
    open();
    const stop = onHashChange(open);
    return () => stop();
  }, [isEditing]);
}

function focusTitle(track: HTMLElement | null, index: number) {
  const title = track?.children[index]?.querySelector<HTMLElement>('[data-title]');
  if (title) focusOnce(title, { preventScroll: true });
}

interface PagedOptions extends MovesOptions {
  track: HTMLElement;
}

/** The active panel is the one that crosses a line at a third of the window's height. Only one panel can cross it. */
const LINE = '-33% 0px -67% 0px';

/** A plain page: the panels are in a column, and the browser scrolls. */
function createPaged({ track, onActive, onProgress }: PagedOptions): Moves {
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
