import { JsonError, mendJson } from '../contract';

/**
 * JSON that a CMS mangled, or wrapped in its own way, is read as it was meant, and of the former the editor is told;
 * undefined where the error is another. The mending is fetched only when it is
 * needed. Where it does not help, it rejects with what the editor should write.
 */
export function repairJson(element: Element, error: unknown): Promise<void> | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof JsonError)) return undefined;
  const { text, foreign } = cause;
  if (foreign)
    return import('../contract/datasource').then(({ readDatasource }) =>
      mendJson(text, JSON.stringify(readDatasource(foreign))),
    );
  return import('./mend').then(({ mend }) => mend(element, error as Error, cause));
}
