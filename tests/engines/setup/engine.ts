export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowRight';

/** What these tests ask of a browser, whichever its engine: one window, used again and again. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** Resolves once the document is there; what strangers' servers owe it is not waited for long. */
  open(address: string): Promise<void>;
  /** Resolves once the page is so many pixels wide. */
  resize(width: number): Promise<void>;
  /** Runs a function, sent as its source, in the page; a promise of it is awaited. */
  evaluate<Result, Argument = undefined>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Console errors and warnings, exceptions and CSP violations since the last call. */
  complaints(): Promise<string[]>;
  /** Leaves nothing of a visitor to the site that is open. */
  forgetVisitor(): Promise<void>;
  close(): Promise<void>;
}
