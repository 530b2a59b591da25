import { valueAt } from '../names';

type Fields = Readonly<Record<string, unknown>>;

const ANY_FIELD = /\{[a-zA-Z_]\w*(?:-\d+)?\}/;
const FIELD = /\{([a-zA-Z_]\w*)(?:-(\d+))?\}/g;

/**
 * Fills a template with the values of a call: `{field}`, or `{field-1}` for a number less one. A member without a value
 * is left out, and so is an object or a list without members. Undefined if nothing is left.
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
  // Constants alone do not count as values.
  const isMissing =
    members.some(([, value]) => hasField(value)) && !filled.some(([name]) => hasField(Reflect.get(template, name)));
  return isMissing ? undefined : Object.fromEntries(filled);
}

/** A text that consists of a single field becomes its value, of any type. */
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

/** Like `valueAt`; `list[name=x]` is the item of a list whose field has that value. */
export function valueOfItem(body: unknown, path: string): unknown {
  const [, list, name, expected, rest] = /^(.*?)\[([\w.]+)=([^\]]*)\]\.?(.*)$/.exec(path) ?? [];
  if (list === undefined) return valueAt(body, path);
  const items = valueAt(body, list);
  const item = Array.isArray(items)
    ? (items as unknown[]).find((each) => valueAt(each, name!) === expected)
    : undefined;
  return valueOfItem(item, rest!);
}
