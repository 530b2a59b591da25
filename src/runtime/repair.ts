import { JsonError, jsonNodesIn, mendJson, PropsError } from '../contract';
import { addNote } from './notes';

/**
 * JSON that a CMS mangled, or wrapped in its own way, is read as it was meant, and of the former the editor is told;
 * undefined where the error is another. The mending is fetched only when it is
 * needed. Where it does not help, it rejects with what the editor should write.
 */
export function repairJson(element: Element, error: unknown): Promise<void> | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof JsonError)) return undefined;
  const { text, foreign } = cause;
  if (foreign) return import('../contract/datasource').then(({ readDatasource }) => mendJson(text, JSON.stringify(readDatasource(foreign))));
  return import('../contract/repair-json').then(({ repairJson: repair, explainRest, textWith }) => {
    const written = textWith(jsonNodesIn(element));
    const repaired = repair(written);
    if (!repaired) throw new PropsError((error as Error).message.replace(cause.message, () => `cannot be read. ${explainRest(written)}`), { cause });
    mendJson(text, repaired.text);
    addNote(element, repaired.note);
  });
}
