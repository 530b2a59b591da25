import { PropError } from './source';
import { truncate } from './truncate';

/** Repaired texts by server-rendered text. The text in the page remains unchanged. */
const repairedTexts = new Map<string, string>();

/** From now on, `parseJson` reads the repaired text instead. */
export function storeRepairedJson(text: string, repaired: string) {
  repairedTexts.set(text, repaired);
}

/** Marks of content systems that print more than names and values. */
const FOREIGN =
  /"(?:jsonapi|:type|:items|rendered|_path|_model|componentName|targetItems|nodeType|_uid)"\s*:|"sys"\s*:\s*\{|"sitecore"\s*:\s*\{|"type"\s*:\s*"\w+--\w+"|"fields"\s*:\s*\{\s*"\w+"\s*:\s*\{\s*"value"\s*:\s*\{\s*"href"|"children"\s*:\s*\{\s*"results"|"results"\s*:\s*\[\s*\{[^]*"children"\s*:\s*\[/;

/**
 * Throws a JsonError for invalid JSON, or if a datasource needs a reader that is not loaded. Editors cannot use the
 * messages of parsers.
 */
export function parseJson(text: string, isDatasource = false): unknown {
  const repaired = repairedTexts.get(text);
  let data: unknown;
  try {
    data = JSON.parse(repaired ?? text);
  } catch {
    throw new JsonError(text);
  }
  if (isDatasource && !repaired && FOREIGN.test(text)) throw new JsonError(text, data);
  return data;
}

export class JsonError extends PropError {
  constructor(
    readonly text: string,
    /** Valid JSON in a content system's format, which `readDatasource` reads. */
    readonly foreign?: unknown,
  ) {
    super(`is not valid JSON. Check quotes, commas and brackets near "${truncate(text.trim(), 40)}".`);
  }
}
