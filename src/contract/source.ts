import { truncate } from './truncate';

/** The source of a value, in an editor's terms. */
export type Source =
  | { from: 'attribute'; value: string }
  | { from: 'json'; value: unknown }
  /** `more` are further elements of the same name. */
  | { from: 'content'; value: Element; more?: readonly Element[] };

/** Thrown by a kind. The reader adds the module and the name of the prop. */
export class PropError extends Error {
  override name = 'Mismatch';
  /** The missing required member. */
  declare readonly missing?: string;
}

/** `must be a number, got "70%"` */
export function mismatch(expected: string, got: unknown, hint = ''): never {
  throw new PropError(`must be ${expected}, got ${show(got)}.${hint && ` ${hint}`}`);
}

export function show(value: unknown): string {
  if (value instanceof Element) return `<${value.localName}>`;
  const text =
    typeof value === 'string'
      ? `"${value}"`
      : Array.isArray(value)
        ? 'a list'
        : isRecord(value)
          ? 'a group of values'
          : String(value);
  return text.length > 60 ? `${truncate(text, 57)}…"` : text;
}

/**
 * Sitecore prints fields as `{ "value": … }`, `{ "boolValue": … }` or `{ "jsonValue": { "value": … } }`, and items as
 * `{ "fields": { … } }`.
 */
export function unwrap(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  if (Object.hasOwn(value, 'jsonValue')) return unwrap(value.jsonValue);
  if (Object.hasOwn(value, 'value') && keys.every((key) => /^(value|editable|metadata)$/.test(key)))
    return unwrap(value.value);
  if (keys.length === 1 && Object.hasOwn(value, 'boolValue')) return value.boolValue;
  if (Object.hasOwn(value, 'fields') && isRecord(value.fields)) return { ...identityOf(value), ...value.fields };
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function identityOf({ id, name, url }: Record<string, unknown>) {
  return Object.fromEntries(Object.entries({ id, name, url }).filter(([, field]) => field !== undefined));
}
