import { JsonError, storeRepairedJson, readDatesWith, UnreadDate, type Widget } from '../contract';

/** Messages of engines for a declaration that is not a prop. */
const NO_PROP = /\.read\b|'(?:read|alias)'/;

/**
 * Reads JSON that a CMS has corrupted or wrapped in its own format, and reports corrupted JSON to the editor. Loads the
 * reader of dates in other forms than ISO 8601. Rejects with an explanation of a wrong declaration. Undefined for other errors. The code for it is loaded on demand. If it
 * fails, the promise rejects with advice for the editor.
 */
export function repairContent(element: Element, error: unknown, widget: Widget): Promise<void> | undefined {
  if (error instanceof TypeError && NO_PROP.test(error.message))
    return import('./edit').then(({ explainDeclaration }) => explainDeclaration(widget, error));
  if (error instanceof UnreadDate)
    return import('../features/dates').then(({ readWrittenDate }) => readDatesWith(readWrittenDate));
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof JsonError)) return undefined;
  const { text, foreign } = cause;
  if (foreign)
    return import('../contract/datasource').then(({ readDatasource }) =>
      storeRepairedJson(text, JSON.stringify(readDatasource(foreign))),
    );
  return import('./damaged-json').then(({ repairDamagedJson }) => repairDamagedJson(element, error as Error, cause));
}
