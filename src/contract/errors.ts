import type { Note } from './note';

/** Names are set by hand: minifiers mangle class names, and hosts match on them. */
export class InlayError extends Error {
  override name = 'InlayError';
  /** Said so that the person who placed the widget can act: who, what, why, what to do. */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
  }
}

/** A placeholder whose content, JSON or attributes do not fit the widget's props. */
export class PropsError extends InlayError {
  override name = 'PropsError';
  /** Each by itself, where the message tells several. */
  declare readonly problems?: readonly Note[];
}

/** A module, a chunk or a language that could not be fetched. */
export class LoadError extends InlayError {
  override name = 'LoadError';
}
