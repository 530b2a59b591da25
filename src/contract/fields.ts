import { domCall, domGet } from './dom';

export interface Fields {
  /** Elements marked `data-field`, by name. */
  readonly fields: ReadonlyMap<string, Element>;
  /** Elements marked `data-item`, by name, in the order of the page. */
  readonly items: ReadonlyMap<string, readonly Element[]>;
}

/**
 * The fields that belong to this element itself. What is inside a nested
 * placeholder, field or item belongs to that one.
 */
export function collectFields(root: Element): Fields {
  const fields = new Map<string, Element>();
  const items = new Map<string, Element[]>();
  visit(root);
  return { fields, items };

  function visit(parent: Element) {
    for (let child = domGet(parent, 'firstElementChild'); child; child = domGet(child, 'nextElementSibling')) {
      const field = domCall(child, 'getAttribute', 'data-field');
      const item = domCall(child, 'getAttribute', 'data-item');
      if (item) items.set(camelCase(item), [...(items.get(camelCase(item)) ?? []), child]);
      else if (field && !fields.has(camelCase(field))) fields.set(camelCase(field), child);
      else if (!field && !domCall(child, 'hasAttribute', 'data-module')) visit(child);
    }
  }
}

/** Datasources write `desktopID` and `cerosOembedURL` for what an attribute can only call `desktop-id`, and some begin with a capital: `Title`. */
export function camelCase(name: string): string {
  const camel = name.trim().replace(/-+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
  return camel.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()).replace(/([a-z])(I|U)(D|RL)$/, (_, before: string, first: string, rest: string) => before + first + rest.toLowerCase());
}

export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
