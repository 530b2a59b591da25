import { valueAt } from '../names';

type Fields = Readonly<Record<string, unknown>>;

const ANY_FIELD = /\{[a-zA-Z_]\w*(?:-\d+)?\}/;
const FIELD = /\{([a-zA-Z_]\w*)(?:-(\d+))?\}/g;

/**
 * A template with the values of a call in place of `{field}`; `{field-1}` is a number less one. Undefined without a value:
 * a member without one is left out, as is an object or a list that has none left.
 */
export function fill(template: unknown, fields: Fields): unknown {
  if (typeof template === 'string') return fillText(template, fields);
  if (Array.isArray(template)) {
    const items = template.map((item) => fill(item, fields)).filter((item) => item !== undefined);
    return items.length || !template.length ? items : undefined;
  }
  if (typeof template !== 'object' || !template) return template;
  const members = Object.entries(template);
  const filled = members
    .map(([name, value]) => [name, fill(value, fields)] as const)
    .filter(([, value]) => value !== undefined);
  // Constants mean nothing without the values beside them.
  const isMissing =
    members.some(([, value]) => hasField(value)) && !filled.some(([name]) => hasField(Reflect.get(template, name)));
  return isMissing ? undefined : Object.fromEntries(filled);
}

/** A text that is one field alone is its value, of whatever type. */
export function fillText(text: string, fields: Fields): unknown {
  let isMissing = false;
  const values = [...text.matchAll(FIELD)].map(([, name, less]) => {
    const value = Object.hasOwn(fields, name!) ? fields[name!] : undefined;
    isMissing ||= value === undefined || value === null || value === '';
    return less ? Number(value) - Number(less) : value;
  });
  if (isMissing) return undefined;
  if (values.length === 1 && /^\{[^{}]*\}$/.test(text)) return values[0];
  return text.replace(FIELD, () => String(values.shift() as string));
}

function hasField(template: unknown): boolean {
  return ANY_FIELD.test(JSON.stringify(template) ?? '');
}

/** As `valueAt`; `list[name=x]` is the item of a list whose field has that value. */
export function valueOfItem(body: unknown, path: string): unknown {
  const [, list, name, expected, rest] = /^(.*?)\[([\w.]+)=([^\]]*)\]\.?(.*)$/.exec(path) ?? [];
  if (list === undefined) return valueAt(body, path);
  const items = valueAt(body, list);
  const item = Array.isArray(items)
    ? (items as unknown[]).find((each) => valueAt(each, name!) === expected)
    : undefined;
  return valueOfItem(item, rest!);
}
