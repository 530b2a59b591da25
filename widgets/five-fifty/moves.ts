/** What brings panels into view, in one of three ways: pinned, swiped or as a page. */
export interface Moves {
  /** At once; `onActive` hears of it as of nothing that the visitor scrolled. What an address asks for, the browser scrolls to as well. */
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
