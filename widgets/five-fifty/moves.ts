/** Brings panels into view in one of three ways: pinned, swiped or as a page. */
export interface Moves {
  /** Jumps to a panel. `onActive` does not count it as scrolling by the visitor. The browser scrolls to fragments itself. */
  goTo(index: number, options?: { isByAddress: boolean }): void;
  destroy(): void;
}

export interface Progress {
  /** The visitor has begun to scroll through. */
  readonly isStarted: boolean;
  /** It has not been scrolled past. */
  readonly isFixed: boolean;
  /** It fills the window now. */
  readonly isInside: boolean;
}

export interface MovesOptions {
  count: number;
  onActive: (index: number, isByVisitor: boolean) => void;
  onProgress: (progress: Progress) => void;
  /** Nothing scrolls any more: at a panel, or, where it does not fill the window, beyond the first or last. */
  onRest: (index: number, stop: { isInside: boolean; isByVisitor: boolean }) => void;
}
