import type { Note } from './note';

/** Each class sets `name` explicitly, because minifiers mangle class names and hosts match on them. */
export class InlayError extends Error {
  override name = 'InlayError';
  /** The message is for the editor of the placeholder: who, what, why, what to do. */
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
  }
}

/** A placeholder whose content, JSON or attributes do not fit the widget's props. */
export class PropsError extends InlayError {
  override name = 'PropsError';
  /** The single problems, if the message contains several. */
  declare readonly problems?: readonly Note[];
}

/** A module, a chunk or a language could not be loaded. */
export class LoadError extends InlayError {
  override name = 'LoadError';
}

/**
 * Converts any thrown value to an error with a message. `throw null`, an empty rejection, texts and numbers have none.
 * Errors of another frame have one, though they are not instances of this frame's `Error`. Never throws.
 */
export function toError(thrown: unknown, module: string): Error {
  let value = 'something';
  try {
    if (typeof Object(thrown).message === 'string') return thrown as Error;
    value = `${thrown}`;
  } catch {
    // Its getter or its `toString` threw.
  }
  return Object.assign(new Error(`${module}: threw ${value}, which is not an Error`), { cause: thrown });
}

/** The message of an error with the name of its module, because the errors of a widget rarely name it. */
export function messageOf({ message }: Error, module: string): string {
  return message.includes(module) ? message : `${module}: ${message}`;
}
