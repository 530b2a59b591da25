import { domCall, domGet } from './dom';

/** Elements marked `data-field` or `data-item`, by name, in the order of the page. */
export type Fields = ReadonlyMap<string, readonly [Element, ...Element[]]>;

/**
 * The fields of this element itself, without those in a nested placeholder, field or item. A member without a named
 * field can be recognised by its element.
 */
export function collectFields(
  root: Element,
  members: Readonly<Record<string, { readonly pasted?: string | undefined }>> = {},
): Fields {
  const fields = new Map<string, [Element, ...Element[]]>();
  visit(root);
  for (const name of Object.keys(members)) {
    const { pasted } = members[name]!;
    if (!pasted || fields.has(name)) continue;
    // An element inside a named element is not a prop.
    const found = [...domCall(root, 'querySelectorAll', pasted)].find(
      (candidate) => domCall(candidate, 'closest', '[data-field],[data-item],[data-module]')?.contains(root) !== false,
    );
    if (found) fields.set(name, [found]);
  }
  return fields;

  function visit(parent: Element) {
    for (let child = domGet(parent, 'firstElementChild'); child; child = domGet(child, 'nextElementSibling')) {
      const name = camelCase(
        domCall(child, 'getAttribute', 'data-item') || domCall(child, 'getAttribute', 'data-field') || '',
      );
      const before = fields.get(name);
      if (before) before.push(child);
      else if (name) fields.set(name, [child]);
      else if (!domCall(child, 'hasAttribute', 'data-module')) visit(child);
    }
  }
}

/**
 * Datasources write `desktopID` and `cerosOembedURL` for what an attribute can only call `desktop-id`, and some begin
 * with a capital: `Title`.
 */
export function camelCase(name: string): string {
  const camel = name.trim().replace(/[-_\s]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
  return camel
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
    .replace(
      /([a-z])(I|U)(D|RL)$/,
      (_, before: string, first: string, rest: string) => before + first + rest.toLowerCase(),
    );
}

const attributes = new Map<string, string>();

/** The attribute of a prop. Cached, as it is needed for each prop of each placeholder. */
export function attributeOf(name: string): string {
  const attribute = attributes.get(name) ?? `data-${kebabCase(name)}`;
  attributes.set(name, attribute);
  return attribute;
}

export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
