/** What moves the row. */
export interface Slider {
  /** Brings a slide to the start of the row, the shorter way round. */
  show(index: number): void;
  /** One slide on, or back by -1, around the ends. */
  step(by: 1 | -1): void;
  /** After the number of slides in view has changed. */
  update(): void;
  destroy(): void;
}

/** Called with the slide that stands, or will stand, at the start of the row. */
export type OnSlide = (index: number) => void;
