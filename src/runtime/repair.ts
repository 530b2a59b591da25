import { JsonError, mendJson } from '../contract';
import { addNote } from './notes';

/**
 * JSON that a CMS mangled is read as it was meant, and the editor told;
 * undefined where the error is another. The mending is fetched only when it is
 * needed. Rejects with the error where it does not help.
 */
export function repairJson(element: Element, error: unknown): Promise<void> | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof JsonError)) return undefined;
  return import('../contract/repair-json').then(({ repairJson: repair }) => {
    const repaired = repair(cause.text);
    if (!repaired) throw error;
    mendJson(cause.text, repaired.text);
    addNote(element, repaired.note);
  });
}
