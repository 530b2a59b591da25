import { PropError } from './source';
import { truncate } from './truncate';

/** By the text that the server rendered, which stays in the page unchanged. */
const repairedTexts = new Map<string, string>();

/** From now on, `parseJson` reads the repaired text instead. */
export function storeRepairedJson(text: string, repaired: string) {
  repairedTexts.set(text, repaired);
}

/** By what a content system gives itself away that prints more than names and values. */
const FOREIGN =
  /"(?:jsonapi|:type|:items|rendered|_path|_model|componentName|targetItems|nodeType|_uid)"\s*:|"sys"\s*:\s*\{|"sitecore"\s*:\s*\{|"type"\s*:\s*"\w+--\w+"|"fields"\s*:\s*\{\s*"\w+"\s*:\s*\{\s*"value"\s*:\s*\{\s*"href"|"children"\s*:\s*\{\s*"results"|"results"\s*:\s*\[\s*\{[^]*"children"\s*:\s*\[/;

/** Throws a JsonError, for a datasource also where it needs a reader of its own first. What a parser says, no editor can use. */
export function parseJson(text: string, isDatasource = false): unknown {
  const known = repairedTexts.get(text);
  let data: unknown;
  try {
    data = JSON.parse(known ?? text);
  } catch {
    throw new JsonError(text);
  }
  if (isDatasource && !known && FOREIGN.test(text)) throw new JsonError(text, data);
  return data;
}

export class JsonError extends PropError {
  constructor(
    readonly text: string,
    /** JSON all the same, as a content system prints it: `readDatasource` knows what it means. */
    readonly foreign?: unknown,
  ) {
    super(`is not valid JSON. Check quotes, commas and brackets near "${truncate(text.trim(), 40)}".`);
  }
}
