import { PropError } from './source';

/** What texts that were mended say now; the page keeps them as they were written. */
const mended = new Map<string, string>();

/** From then on the text reads as this one. */
export function mendJson(text: string, repaired: string) {
  mended.set(text, repaired);
}

/** Throws a JsonError that says where the text stops being JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(mended.get(text) ?? text);
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
