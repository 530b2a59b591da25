import { isRecord, truncate } from '../../contract';
import type { HttpError } from '../../http';
import type { Problem } from '../problem';

/** In characters. */
const MAX_TEXT = 300;

/** A form field → its name in requests, if it differs. */
const REQUEST_NAMES: Readonly<Record<string, string>> = { email: 'username' };

interface FieldError {
  /** As in `name.given`, in lower case. */
  readonly path: string;
  readonly text?: string;
  readonly code: string | number;
}

/**
 * The service's errors of single fields, by the form's names. Reads RFC 9457 and JSON:API (`pointer`), Spring
 * (`field`), and the lists of texts by field of Laravel and ASP.NET. `keyOf` returns Inlay's text for a code.
 */
export function fieldErrorsOf(
  { fieldErrors, names = {} }: HttpError,
  fields: readonly string[],
  keyOf: (code: string | number) => string | undefined,
): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  for (const { path, text, code } of errorsIn(fieldErrors)) {
    const field = fieldAt(path, fields, names.fields ?? {});
    if (!field || problems.has(field)) continue;
    const mappedCode = names.codes?.[code] ?? code;
    const key = keyOf(typeof mappedCode === 'object' ? mappedCode.code : mappedCode);
    problems.set(field, key ? { key } : { key: 'invalid', text });
  }
  return problems;
}

function errorsIn(errors: unknown): readonly FieldError[] {
  if (Array.isArray(errors)) return (errors as unknown[]).filter(isRecord).map(errorOf);
  if (!isRecord(errors)) return [];
  return Object.entries(errors).map(([name, texts]) => ({
    path: pathOf(name),
    code: '',
    text: textOf(Array.isArray(texts) ? (texts as unknown[])[0] : texts),
  }));
}

function errorOf(error: Record<string, unknown>): FieldError {
  const { pointer = error.field ?? error.name, parameter = pointer } = isRecord(error.source) ? error.source : error;
  const { code } = error;
  return {
    path: pathOf(parameter),
    text: textOf(error.detail ?? error.defaultMessage ?? error.message ?? error.title),
    code: typeof code === 'string' || typeof code === 'number' ? code : '',
  };
}

/** `#/name/given`, `/data/attributes/name/given`, `$.name.given`, `names[0].given` */
function pathOf(pointer: unknown): string {
  if (typeof pointer !== 'string') return '';
  return pointer
    .replace(/^#?\/(data\/(attributes\/)?)?|^\$\./, '')
    .replace(/[/[]/g, '.')
    .replace(/\]/g, '')
    .toLowerCase();
}

/** The field with the longest name that equals the path, its end (`model.email`), or its beginning (`topics.0`). */
function fieldAt(path: string, fields: readonly string[], names: Readonly<Record<string, string>>): string | undefined {
  return fields
    .map((field) => {
      const requestName = REQUEST_NAMES[field];
      const sent = [names[field] ?? field, requestName && (names[requestName] ?? requestName)].map((name) =>
        name?.toLowerCase(),
      );
      const fits = sent.filter((name) => name && (`.${path}`.endsWith(`.${name}`) || path.startsWith(`${name}.`)));
      return { field, length: Math.max(0, ...fits.map((name) => name!.length)) };
    })
    .filter(({ length }) => length)
    .sort((a, b) => b.length - a.length)[0]?.field;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? truncate(value.trim(), MAX_TEXT) : undefined;
}
