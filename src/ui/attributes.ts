import { type MouseEvent, useState } from 'react';
import type { Link } from '../contract';
import { safeLink } from '../core';

/** Joins class names. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/**
 * The attributes of an `a` or a `Button` for a link, with those that the server rendered. `name` is the component's
 * class.
 */
export function linkProps({ url, target, title, className, attributes }: Link, name?: string) {
  return {
    ...attributes,
    className: classes(name, className) || undefined,
    href: safeLink(url),
    target,
    title,
    rel: classes(attributes?.['rel'], target === '_blank' && 'noopener') || undefined,
  };
}

/** A click that would open another tab or window is left to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}

// React's `useId` restarts in each root, and every placeholder is a root. The random part distinguishes two versions of
// the bundle.
const prefix = `inlay-${Math.random().toString(36).slice(2, 6)}`;
let count = 0;

/** An id that no other widget, root or bundle on the page has. */
export function useUniqueId(id?: string): string {
  const [ownId] = useState(() => `${prefix}-${(count += 1)}`);
  return id ?? ownId;
}
