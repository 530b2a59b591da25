import { useState } from 'react';

/** Joins the class names that are given. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

// React's `useId` restarts in each root, and every placeholder has its own
// root. The random part distinguishes two versions of the bundle.
const prefix = `inlay-${Math.random().toString(36).slice(2, 6)}`;
let count = 0;

/** An id that no other widget, root or bundle on the page has. */
export function useUniqueId(id?: string): string {
  const [ownId] = useState(() => `${prefix}-${(count += 1)}`);
  return id ?? ownId;
}
