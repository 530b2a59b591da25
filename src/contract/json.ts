import { PropError } from './source';

/** Throws a JsonMismatch that says where the text stops being JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonError(text, (error as Error).message.replace(/\s+/g, ' ').slice(0, 120));
  }
}

export class JsonError extends PropError {
  constructor(
    readonly text: string,
    reason: string,
  ) {
    super(`is not valid JSON: ${reason}. Check quotes, commas and brackets near "${text.trim().slice(0, 40)}".`);
  }
}
