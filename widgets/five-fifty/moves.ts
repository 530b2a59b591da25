/** Brings panels into view in one of three ways: pinned, swiped or as a page. */
export interface Moves {
  /** Jumps to a panel. `onActive` does not count it as scrolling by the visitor. The browser scrolls to fragments itself. */
  goTo(index: number, options?: { isByAddress: boolean }): void;
  destroy(): void;
}

export interface Progress {
  /** Whether the visitor has started to scroll through the panels. */
  readonly isStarted: boolean;
  /** Whether the visitor has not scrolled past it. */
  readonly isFixed: boolean;
  /** Whether it fills the window. */
  readonly isInside: boolean;
}

export interface MovesOptions {
  count: number;
  onActive: (index: number, isByVisitor: boolean) => void;
  onProgress: (progress: Progress) => void;
  /** Scrolling has stopped at a panel, or outside the module (`isInside` is false). */
  onRest: (index: number, stop: { isInside: boolean; isByVisitor: boolean }) => void;
}
