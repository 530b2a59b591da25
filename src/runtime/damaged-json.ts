import { jsonNodesIn, storeRepairedJson, PropsError, type JsonError } from '../contract';
import { explainRest, repairJson, textWith } from '../contract/repair-json';
import { noteError } from './notes';

/**
 * Reads JSON that a content system damaged, and adds a note for the editor. If it cannot be repaired, throws the fix for the
 * editor.
 */
export function repairDamagedJson(element: Element, error: Error, cause: JsonError) {
  const jsonText = textWith(jsonNodesIn(element));
  const repaired = repairJson(jsonText);
  if (!repaired)
    throw new PropsError(
      error.message.replace(cause.message, () => `cannot be read. ${explainRest(jsonText)}`),
      { cause },
    );
  storeRepairedJson(cause.text, repaired.text);
  noteError(element, { message: repaired.note });
}
