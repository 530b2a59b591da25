export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowRight';

/** The driver for a browser of any engine: one window, used for all tests. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** Resolves once the document is parsed; it does not wait long for third-party servers. */
  open(address: string): Promise<void>;
  /** Resolves once the page has the given width in pixels. */
  resize(width: number): Promise<void>;
  /** Runs a function, sent as its source, in the page; awaits its promise. */
  evaluate<Result, Argument = undefined>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Console errors and warnings, exceptions and CSP violations since the last call. */
  complaints(): Promise<string[]>;
  /** Removes the visitor's data of the open site. */
  forgetVisitor(): Promise<void>;
  close(): Promise<void>;
}
